/** What a carousel does now (Spec 4), the weightiest first. */
const STATES = ["initializing", "playing", "dragging", "animating", "rotating"] as const;

export type CarouselState = (typeof STATES)[number] | "still";

export const stateOf = (flags: Partial<Record<(typeof STATES)[number], boolean>>): CarouselState =>
  STATES.find((state) => flags[state]) ?? "still";

export interface Rotation {
  /** The page or the shopper wants it to turn. */
  isWanted: boolean;
  isHovered: boolean;
  isFocused: boolean;
  /** Being dragged, or playing a video. */
  isBusy: boolean;
}

/** What turns by itself must stand still for whoever reads or acts in it. */
export const isTurning = ({ isWanted, isHovered, isFocused, isBusy }: Rotation): boolean =>
  isWanted && !isHovered && !isFocused && !isBusy;
