import type { EmblaCarouselType } from "embla-carousel";
import type { RefObject } from "react";
import { pulledTo } from "./motion.ts";

interface Pull {
  /** A drag goes a little beyond the ends. */
  mayPull: boolean;
}

/** Slides that are dragged beyond an end follow as in Owl; left alone, the library takes them most of the way. */
export const limitPull = (embla: EmblaCarouselType, pull: RefObject<Pull>): void => {
  /** Where the drag by itself would have led to, and where the slides were put. */
  let dragged = 0;
  let pulled = 0;
  const takeOver = () => {
    const engine = embla.internalEngine();
    const { scrollBounds, target, limit } = engine;
    engine.scrollBounds = {
      ...scrollBounds,
      constrain(isDown) {
        if (!isDown) return scrollBounds.constrain(isDown);
        dragged += target.get() - pulled;
        pulled = pulledTo(dragged, limit.constrain(dragged), pull.current.mayPull);
        target.set(pulled);
      },
    };
  };
  takeOver();
  embla.on("reInit", takeOver).on("pointerDown", () => {
    pulled = embla.internalEngine().target.get();
    dragged = pulled;
  });
};
