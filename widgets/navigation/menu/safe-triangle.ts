export interface Point {
  x: number;
  y: number;
}

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the pointer's last point on a dropdown's toggle. */
export interface Move {
  from: Point;
  to: Point;
}

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/**
 * True in the strip between a toggle and its panel, and in the triangle from the pointer's last point on the toggle to
 * the panel's near edge: a diagonal move to the panel may cross the toggle's neighbours.
 */
export const isOnTheWay = ({ from, to }: Move, toggle: Edges, { left, top, right, bottom }: Edges): boolean => {
  const { x, y } = to;
  const isBelow = top >= toggle.bottom;
  const near = isBelow ? top : bottom;
  if (isBetween(x, left, right) && isBetween(y, isBelow ? toggle.bottom : toggle.top, near)) return true;
  /** The part of the way to the near edge; here the triangle is as large a part of that edge wide. */
  const part = (y - from.y) / (near - from.y);
  return isBetween(part, 0, 1) && isBetween(x, from.x + (left - from.x) * part, from.x + (right - from.x) * part);
};

export type IsOnTheWay = typeof isOnTheWay;
