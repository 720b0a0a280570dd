import type { EmblaCarouselType } from "embla-carousel";
import type { RefObject } from "react";
import { dropWay, shareOf, stepsIn } from "./motion.ts";

interface Pace {
  /** How long a released slide takes to come to rest. */
  dropMs: number;
  isSteady: boolean;
}

/**
 * Pages give milliseconds, while the library knows only attraction and friction. The result sets the next move's time.
 */
export const takeOverPace = (embla: EmblaCarouselType, pace: RefObject<Pace>): ((ms: number) => void) => {
  /** At zero, the library's own motion goes on. */
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
        const way = target.get() - location.get();
        // A frame may go on after the last step, and closes the loop by where that has led to.
        if (way) heading = steps && Math.sign(way);
        if (steps < 1) return scrollBody.seek();
        stepsLeft -= 1;
        // The last step is a leap, which also removes the force left from an earlier drag.
        if (steps === 1) return setDuration(0).seek();
        previousLocation.set(location);
        location.add(way * shareOf(steps, pace.current.isSteady));
        return engine.scrollBody;
      },
    };
  };
  let from = 0;
  const dropInHeading = () => {
    const { scrollTo, scrollTarget, scrollSnaps, target } = embla.internalEngine();
    const { distance: scrollBy } = scrollTo;
    // Left alone, the library ignores a slow drag of less than half a slide: it turns by force, or after half a slide.
    scrollTo.distance = (force, isSnapping) => {
      const heading = Math.sign(scrollTarget.shortcut(target.get() - from, 0));
      const ways = scrollSnaps.map((snap) => scrollTarget.shortcut(snap - target.get(), 0));
      scrollBy(isSnapping && heading ? dropWay(ways, heading, force) : force, isSnapping);
    };
  };
  const drop = () => {
    const { limit, target, options } = embla.internalEngine();
    // The run-out of a free drag is the library's.
    if (options.dragFree) return;
    if (!options.loop) target.set(limit.constrain(target.get()));
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
