/** Where the focus goes when a row is removed: to the rows after it, nearest first, then to those before it. */
export const rowOrder = (rowIds: readonly string[], removed: string): string[] => {
  const place = rowIds.indexOf(removed);
  return [...rowIds.slice(place + 1), ...rowIds.slice(0, Math.max(place, 0)).reverse()];
};
