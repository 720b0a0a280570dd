export type Motion = "dragging" | "animating";

interface Doing {
  isPlaying?: boolean;
  motion?: Motion | undefined;
  isRotating?: boolean;
}

/** Spec 4, the most important state first. `initializing` lasts until the code has loaded. */
export const stateOf = ({ isPlaying, motion, isRotating }: Doing): Motion | "playing" | "rotating" | "still" => {
  if (isPlaying) return "playing";
  return motion ?? (isRotating ? "rotating" : "still");
};

interface Rotation {
  /** The page or the shopper wants the slides to turn. */
  isWanted: boolean;
  isHovered: boolean;
  isFocused: boolean;
  /** During a drag or a video. */
  isBusy: boolean;
}

/** A carousel stands still for a shopper who reads it or acts in it. */
export const isTurning = ({ isWanted, isHovered, isFocused, isBusy }: Rotation): boolean =>
  isWanted && !isHovered && !isFocused && !isBusy;
