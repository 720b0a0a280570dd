/** The order after one row has taken another's place. */
export const movedTo = (order: readonly string[], rowId: string, place: number): string[] =>
  order.includes(rowId) ? order.filter((id) => id !== rowId).toSpliced(Math.max(place, 0), 0, rowId) : [...order];

/** The place of a dragged row among the others: behind those whose middle the pointer has passed. */
export const placeAt = (middles: readonly number[], pointerY: number): number =>
  middles.filter((middle) => middle <= pointerY).length;

const EDGE_PX = 40;

/** How far to scroll for a row that is held near the window's upper or lower edge: the nearer, the faster. */
export const pullAt = (pointerY: number, windowHeight: number): number =>
  pointerY - Math.min(Math.max(pointerY, EDGE_PX), windowHeight - EDGE_PX);
