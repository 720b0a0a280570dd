import type { EmblaCarouselType } from "embla-carousel";
import type { RefObject } from "react";
import type { Motion } from "./carousel-state.ts";
import type { Tell } from "./use-owl.ts";

interface MoveListeners {
  tell: Tell;
  /** The position that listeners have last heard of. */
  told: RefObject<number>;
  onMotion: (motion: Motion | undefined) => void;
  onPosition: (position: number) => void;
}

/** Fires Owl's events for drags and moves of the library. */
export const tellMoves = (embla: EmblaCarouselType, { tell, told, onMotion, onPosition }: MoveListeners): void => {
  let isDown = false;
  let doing: Motion | undefined;
  const begin = (what: typeof doing, news: string) => {
    doing = what;
    onMotion(what);
    tell(news);
  };
  const end = () => begin(undefined, "translated");
  const select = () => {
    const value = embla.selectedScrollSnap();
    const property = { name: "position", value };
    if (doing === "animating") end();
    tell("change", { property });
    told.current = value;
    onPosition(value);
    tell("changed", { property });
    const isLeap = embla.internalEngine().scrollBody.duration() === 0;
    if (doing !== "dragging") begin("animating", "translate");
    if (isLeap) end();
  };
  const drop = () => {
    isDown = false;
    if (doing !== "dragging") return;
    begin("animating", "translate");
    tell("dragged");
  };
  /** Measuring again breaks off any move. */
  const breakOff = () => {
    drop();
    if (doing) end();
  };
  embla
    .on("select", select)
    .on("reInit", breakOff)
    .on("pointerDown", () => {
      isDown = true;
    })
    .on("scroll", () => isDown && doing !== "dragging" && begin("dragging", "drag"))
    .on("pointerUp", drop)
    .on("settle", () => doing === "animating" && end());
};
