/** The order after one row has taken another's place. */
export const movedTo = (order: readonly string[], rowId: string, place: number): string[] =>
  order.includes(rowId) ? order.filter((id) => id !== rowId).toSpliced(Math.max(place, 0), 0, rowId) : [...order];

/** The place of a dragged row among the others: behind those whose middle the pointer has passed. */
export const placeAt = (middles: readonly number[], pointerY: number): number =>
  middles.filter((middle) => middle <= pointerY).length;
