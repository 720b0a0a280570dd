import type { EmblaCarouselType } from "embla-carousel";
import type { RefObject } from "react";
import { dropWay, shareOf, stepsIn } from "./motion.ts";

interface Pace {
  /** What a slide takes that is let go. */
  dropMs: number;
  isSteady: boolean;
}

/** The library knows attraction and friction, pages name milliseconds. Returns what sets the time of the next move. */
export const takeOverPace = (embla: EmblaCarouselType, pace: RefObject<Pace>): ((ms: number) => void) => {
  /** While none are left, the library's own motion goes on. */
  let stepsLeft = 0;
  const setMs = (ms: number) => {
    stepsLeft = ms && stepsIn(ms);
  };
  const moveInSteps = () => {
    const engine = embla.internalEngine();
    const { scrollBody, location, previousLocation, target } = engine;
    const { useDuration: setDuration } = scrollBody;
    let heading = 0;
    engine.scrollBody = {
      ...scrollBody,
      direction: () => heading || scrollBody.direction(),
      seek() {
        const steps = stepsLeft;
        heading = 0;
        if (steps < 1) return scrollBody.seek();
        stepsLeft -= 1;
        const way = target.get() - location.get();
        heading = Math.sign(way);
        // Its last step is a leap, which takes the rest of an earlier drag's force away too.
        if (steps === 1) return setDuration(0).seek();
        previousLocation.set(location);
        location.add(way * shareOf(steps, pace.current.isSteady));
        return engine.scrollBody;
      },
    };
  };
  /** Where the drag began. */
  let from = 0;
  const dropInHeading = () => {
    const { scrollTo, scrollTarget, scrollSnaps, target } = embla.internalEngine();
    const { distance: scrollBy } = scrollTo;
    // The library turns by force alone, or after half a slide: not what a resting finger has dragged.
    scrollTo.distance = (force, isSnapping) => {
      const heading = Math.sign(scrollTarget.shortcut(target.get() - from, 0));
      const ways = scrollSnaps.map((snap) => scrollTarget.shortcut(snap - target.get(), 0));
      scrollBy(isSnapping && heading ? dropWay(ways, heading, force) : force, isSnapping);
    };
  };
  const drop = () => {
    const { limit, target, options } = embla.internalEngine();
    // Beyond the ends the library pulls back, and a free drag runs out.
    if (!options.dragFree && (options.loop || !limit.reachedAny(target.get())))
      stepsLeft = stepsIn(pace.current.dropMs);
  };
  moveInSteps();
  dropInHeading();
  embla
    .on("reInit", moveInSteps)
    .on("reInit", dropInHeading)
    .on("slideFocusStart", () => setMs(0))
    .on("pointerDown", () => {
      setMs(0);
      from = embla.internalEngine().target.get();
    })
    .on("pointerUp", drop);
  return setMs;
};
