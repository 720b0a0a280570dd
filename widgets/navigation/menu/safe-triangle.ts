/** Whether a pointer that left an open dropdown's toggle is still on its way to the panel. */

export interface Point {
  x: number;
  y: number;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Edges): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Left or right of the line from `a` to `b`, by its sign. */
const sideOf = (point: Point, a: Point, b: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

const isInTriangle = (point: Point, a: Point, b: Point, c: Point): boolean => {
  const sides = [sideOf(point, a, b), sideOf(point, b, c), sideOf(point, c, a)];
  // A panel without size would have everything on its way.
  const isFlat = sides.every((side) => side === 0);
  return !isFlat && (sides.every((side) => side >= 0) || sides.every((side) => side <= 0));
};

/** The strip between toggle and panel, as long as the panel's near edge; and that edge's corners. */
const gapBetween = (toggle: Edges, panel: Edges): { gap: Edges; corners: readonly [Point, Point] } => {
  const { left, top, right, bottom } = panel;
  if (top >= toggle.bottom || bottom <= toggle.top) {
    const isBelow = top >= toggle.bottom;
    const y = isBelow ? top : bottom;
    const gap = isBelow
      ? { left, top: toggle.bottom, right, bottom: top }
      : { left, top: bottom, right, bottom: toggle.top };
    return {
      gap,
      corners: [
        { x: left, y },
        { x: right, y },
      ],
    };
  }
  const isAfter = left >= toggle.right;
  const x = isAfter ? left : right;
  const gap = isAfter
    ? { left: toggle.right, top, right: left, bottom }
    : { left: right, top, right: toggle.left, bottom };
  return {
    gap,
    corners: [
      { x, y: top },
      { x, y: bottom },
    ],
  };
};

/** `from` is where the pointer was last on the toggle: a diagonal move to the panel may cross the toggle's neighbours. */
export const isOnTheWay = (point: Point, from: Point, toggle: Edges, panel: Edges): boolean => {
  const { gap, corners } = gapBetween(toggle, panel);
  return isWithin(point, gap) || isInTriangle(point, from, ...corners);
};
