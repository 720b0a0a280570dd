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
  let motion: Motion | undefined;
  const change = (next: typeof motion, news: string) => {
    motion = next;
    onMotion(next);
    tell(news);
  };
  const rest = () => change(undefined, "translated");
  const select = () => {
    const value = embla.selectedScrollSnap();
    const property = { name: "position", value };
    if (motion === "animating") rest();
    tell("change", { property });
    told.current = value;
    onPosition(value);
    tell("changed", { property });
    const isLeap = embla.internalEngine().scrollBody.duration() === 0;
    if (motion !== "dragging") change("animating", "translate");
    if (isLeap) rest();
  };
  const drop = () => {
    isDown = false;
    if (motion !== "dragging") return;
    change("animating", "translate");
    tell("dragged");
  };
  /** Measuring again breaks off any move. */
  const breakOff = () => {
    drop();
    if (motion) rest();
  };
  embla
    .on("select", select)
    .on("reInit", breakOff)
    .on("pointerDown", () => {
      isDown = true;
    })
    .on("scroll", () => isDown && motion !== "dragging" && change("dragging", "drag"))
    .on("pointerUp", drop)
    .on("settle", () => motion === "animating" && rest());
};
