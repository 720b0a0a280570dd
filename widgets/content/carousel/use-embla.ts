import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLatest } from "#src/ui/use-latest.ts";
import type { CarouselOptions } from "./carousel-options.ts";
import type { Motion } from "./carousel-state.ts";
import { takeOverPace } from "./pace.tsx";
import { limitPull } from "./pull.tsx";
import { tellMoves } from "./tell-moves.tsx";
import type { Tell } from "./use-owl.ts";
import type { Stage } from "./use-stage.ts";

export type CreateEmbla = typeof import("embla-carousel").default;

/** A press that moves less is a click. */
const CLICK_TOLERANCE_PX = 3;

/** Whether Tab must turn the carousel to a slide. One that shows stays, or Shift+Tab would not lead back to the one before. */
const isCut = (stage: HTMLElement, slide: Element): boolean => {
  const [box, { left, right }] = [stage.getBoundingClientRect(), slide.getBoundingClientRect()];
  return stage.scrollLeft !== 0 || left < box.left - 1 || right > box.right + 1;
};

const libraryOptions = (options: CarouselOptions, isRtl: boolean, peek: number): EmblaOptionsType => ({
  // Given as an alignment, the library knows about the peeking room and fills it with slides.
  align: options.center ? "center" : () => peek,
  containScroll: options.center ? false : "trimSnaps",
  loop: options.loop,
  dragFree: options.freeDrag,
  direction: isRtl ? "rtl" : "ltr",
  dragThreshold: CLICK_TOLERANCE_PX,
  // A drag in a carousel nested in this one belongs to the inner one.
  watchDrag: (embla, { target, type }) =>
    (target as Element).closest(".owl-stage-outer") === embla.rootNode() &&
    (type === "mousedown" ? options.mouseDrag : options.touchDrag),
  watchFocus: (embla, { currentTarget }) => isCut(embla.rootNode(), currentTarget as Element),
  // Slides come and go through this island only.
  watchSlides: false,
});

export interface UseEmblaOptions {
  stage: Stage;
  settings: CarouselOptions;
  create: CreateEmbla;
  isRtl: boolean;
  /** Pixels of the neighbours that show on either side. */
  peek: number;
  /** How long a released slide takes to come to rest. */
  dropMs: number;
  tell: Tell;
  /** The position that listeners have last heard of. */
  told: RefObject<number>;
}

interface RunningLibrary {
  embla: EmblaCarouselType;
  setMs: (ms: number) => void;
}

/** Hidden slides have no widths, so measured then the library would forget the place among them. */
const isHidden = (container: Element): boolean => container.getClientRects().length === 0;

export const useEmbla = ({ stage, settings, create, isRtl, peek, dropMs, tell, told }: UseEmblaOptions) => {
  const { container, viewport, slides } = stage;
  const [position, setPosition] = useState(told.current);
  // Not state: listeners hear of a measuring before the next rendering.
  const room = useRef({ last: 0, isLoop: false });
  const [, redraw] = useState({});
  const [motion, setMotion] = useState<Motion>();
  const library = useRef<RunningLibrary>(null);
  const pace = useLatest({ dropMs, isSteady: settings.slideTransition === "linear", mayPull: settings.pullDrag });

  useLayoutEffect(() => {
    const options = {
      ...libraryOptions(settings, isRtl, peek),
      container,
      slides: [...slides],
      startIndex: told.current,
      watchResize: (embla: EmblaCarouselType) => {
        if (isHidden(container)) return false;
        const isInPlace = embla.selectedScrollSnap() === told.current;
        if (!isInPlace) embla.reInit({ startIndex: told.current });
        return isInPlace;
      },
    };
    if (slides.length === 0) return;
    if (library.current) return library.current.embla.reInit(options);
    const embla = create(viewport, options);
    const measure = () => {
      // With too few slides the library does not loop.
      room.current.isLoop = embla.internalEngine().options.loop;
      room.current.last = Math.max(0, embla.scrollSnapList().length - 1);
      redraw({});
      if (isHidden(container)) return;
      told.current = embla.selectedScrollSnap();
      setPosition(told.current);
    };
    library.current = { embla, setMs: takeOverPace(embla, pace) };
    limitPull(embla, pace);
    tellMoves(embla, { tell, told, onMotion: setMotion, onPosition: setPosition });
    embla.on("reInit", measure);
    measure();
  }, [container, viewport, slides, settings, isRtl, peek, create, tell, told, pace]);

  useLayoutEffect(() => () => library.current?.embla.destroy(), []);

  return { library, position, motion, room };
};
