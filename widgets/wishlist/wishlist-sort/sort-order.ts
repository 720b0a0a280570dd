/** The order after one row has taken another's place. */
export const movedTo = (order: readonly string[], rowId: string, place: number): string[] => {
  if (!order.includes(rowId)) return [...order];
  const rest = order.filter((id) => id !== rowId);
  const at = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, at), rowId, ...rest.slice(at)];
};

/** The place of a dragged row among the others: before the first whose middle is below the pointer. */
export const placeAt = (middles: readonly number[], pointerY: number): number => {
  const place = middles.findIndex((middle) => pointerY < middle);
  return place < 0 ? middles.length : place;
};
