import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { CarouselOptions } from "./carousel-options.ts";
import { moveMs, shareOf, stepsIn } from "./motion.ts";
import { positionFor, type Track } from "./positions.ts";
import type { Tell } from "./use-owl.ts";
import type { Stage } from "./use-stage.ts";

export type CreateEmbla = typeof import("embla-carousel").default;

/** A touch or press that moves less is a click. */
const CLICK_TOLERANCE_PX = 3;

const libraryOptions = (options: CarouselOptions, isRtl: boolean, peek: number): EmblaOptionsType => ({
  // It fills a room only that it knows of.
  align: options.center ? "center" : () => peek,
  containScroll: options.center ? false : "trimSnaps",
  loop: options.loop,
  dragFree: options.freeDrag,
  direction: isRtl ? "rtl" : "ltr",
  dragThreshold: CLICK_TOLERANCE_PX,
  watchDrag: (_embla, event) => (event instanceof MouseEvent ? options.mouseDrag : options.touchDrag),
  // Slides come and go through this island only.
  watchSlides: false,
});

/** The library knows attraction and friction, pages name milliseconds. While no steps are left, its own motion goes on. */
const moveInSteps = (embla: EmblaCarouselType, stepsLeft: RefObject<number>): void => {
  const engine = embla.internalEngine();
  const { scrollBody, location, previousLocation, target } = engine;
  const { useDuration: setDuration } = scrollBody;
  let heading = 0;
  engine.scrollBody = {
    ...scrollBody,
    direction: () => heading || scrollBody.direction(),
    seek() {
      const way = target.get() - location.get();
      const steps = stepsLeft.current;
      heading = steps > 0 ? Math.sign(way) : 0;
      if (steps > 0) stepsLeft.current -= 1;
      // Its last step is a leap, which takes the rest of an earlier drag's force away too.
      if (steps === 1) return setDuration(0).seek();
      if (steps < 1) return scrollBody.seek();
      previousLocation.set(location);
      location.add(way * shareOf(steps));
      return engine.scrollBody;
    },
  };
};

interface TrackWish {
  stage: Stage;
  settings: CarouselOptions;
  create: CreateEmbla;
  isRtl: boolean;
  /** How far the slides on either side look in, in px. */
  peek: number;
  /** Moves take no time. */
  isLeaping: boolean;
  tell: Tell;
  /** The position that listeners have been told of. */
  told: RefObject<number>;
}

/** Runs the library on a stage, and tells every move. */
export const useTrack = (wish: TrackWish) => {
  const { settings, create, isRtl, peek, isLeaping, told } = wish;
  const { container, viewport, slides } = wish.stage;
  const [position, setPosition] = useState(told.current);
  const [room, setRoom] = useState({ last: 0, isLoop: false });
  const [motion, setMotion] = useState<"dragging" | "animating">();
  const library = useRef<EmblaCarouselType>(null);
  const stepsLeft = useRef(0);
  const latest = useRef(wish);
  latest.current = wish;

  useLayoutEffect(() => {
    const options = {
      ...libraryOptions(settings, isRtl, peek),
      container,
      slides: [...slides],
      startIndex: told.current,
    };
    if (slides.length === 0) return;
    if (library.current) return library.current.reInit(options);
    const embla = create(viewport, options);
    library.current = embla;
    let isDown = false;
    let doing: "dragging" | "animating" | undefined;
    const begin = (what: typeof doing, news?: string) => {
      doing = what;
      setMotion(what);
      if (news) latest.current.tell(news);
    };
    const measure = () => {
      moveInSteps(embla, stepsLeft);
      // The library does not loop where there are too few slides.
      setRoom({ last: Math.max(0, embla.scrollSnapList().length - 1), isLoop: embla.internalEngine().options.loop });
      told.current = embla.selectedScrollSnap();
      setPosition(told.current);
    };
    const select = () => {
      const value = embla.selectedScrollSnap();
      const property = { name: "position", value };
      if (doing === "animating") begin(undefined, "translated");
      latest.current.tell("change", { property });
      told.current = value;
      setPosition(value);
      latest.current.tell("changed", { property });
      const isLeap = embla.internalEngine().scrollBody.duration() === 0;
      if (doing !== "dragging") begin("animating", "translate");
      if (isLeap) begin(undefined, "translated");
    };
    const drop = () => {
      const { limit, target, options: effective } = embla.internalEngine();
      const { settings, isLeaping } = latest.current;
      const ms = isLeaping ? 0 : moveMs(1, settings.dragEndSpeed || settings.smartSpeed);
      isDown = false;
      // Beyond the ends the library pulls back, and a free drag runs out.
      if (!settings.freeDrag && (effective.loop || !limit.reachedAny(target.get())))
        stepsLeft.current = stepsIn(ms) || 1;
      if (doing !== "dragging") return;
      latest.current.tell("dragged");
      begin("animating", "translate");
    };
    embla
      .on("reInit", measure)
      .on("select", select)
      .on("slideFocusStart", () => {
        stepsLeft.current = 0;
      })
      .on("pointerDown", () => {
        isDown = true;
        stepsLeft.current = 0;
      })
      .on("scroll", () => isDown && doing !== "dragging" && begin("dragging", "drag"))
      .on("pointerUp", drop)
      .on("settle", () => doing === "animating" && begin(undefined, "translated"));
    measure();
  }, [container, viewport, slides, settings, isRtl, peek, create, told]);

  useLayoutEffect(() => () => library.current?.destroy(), []);

  const track: Track = {
    ...room,
    count: slides.length,
    items: settings.items,
    isCentered: settings.center,
    rewinds: settings.rewind,
  };

  const go = (to: number, speedMs?: number): void => {
    const embla = library.current;
    if (!embla) return;
    const at = embla.selectedScrollSnap();
    const target = positionFor(to, track);
    const way = track.isLoop ? to - at : target - at;
    const ms = isLeaping ? 0 : moveMs(way, speedMs ?? settings.smartSpeed);
    stepsLeft.current = stepsIn(ms);
    const isLeap = ms === 0;
    // One step round the corner goes on in its direction.
    if (track.isLoop && way === 1) embla.scrollNext(isLeap);
    else if (track.isLoop && way === -1) embla.scrollPrev(isLeap);
    else embla.scrollTo(target, isLeap);
  };

  return { position, motion, track, go };
};
