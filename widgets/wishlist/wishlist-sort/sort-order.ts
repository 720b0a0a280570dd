export const movedTo = (order: readonly string[], rowId: string, place: number): string[] =>
  order.filter((id) => id !== rowId).toSpliced(Math.max(place, 0), 0, rowId);

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** The dragged row's new place: behind all boxes whose middle the pointer has passed, in a grid along the line. */
export const placeAt = (boxes: readonly Box[], dragged: number, [x, y]: readonly [number, number]): number => {
  const [first = 0, second = first] = boxes.map(({ left }) => left);
  // 1 for a grid from left to right, -1 from right to left, 0 for rows below one another.
  const way = Math.sign(second - first);
  const isPassed = ({ left, top, width, height }: Box, at: number) =>
    at !== dragged && y >= top + (way ? 0 : height / 2) && (y > top + height || (x - left - width / 2) * way >= 0);
  return boxes.filter(isPassed).length;
};

const EDGE_PX = 40;

/** How many pixels to scroll while a row is held near the window's top or bottom edge: the nearer, the faster. */
export const pullAt = (pointerY: number, windowHeight: number): number =>
  pointerY - Math.min(Math.max(pointerY, EDGE_PX), windowHeight - EDGE_PX);
