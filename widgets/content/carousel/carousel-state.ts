/** What the slides do besides standing still. */
export type Motion = "dragging" | "animating";

interface Doing {
  isPlaying?: boolean;
  motion?: Motion | undefined;
  isRotating?: boolean;
}

/** What a carousel does now (Spec 4), the weightiest first; before its code is there it is `initializing`. */
export const stateOf = ({ isPlaying, motion, isRotating }: Doing): Motion | "playing" | "rotating" | "still" => {
  if (isPlaying) return "playing";
  return motion ?? (isRotating ? "rotating" : "still");
};

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
