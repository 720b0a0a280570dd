/** Where the focus goes when a line is removed: to the lines after it, nearest first, then to those before it. */
export const focusOrder = (keys: readonly string[], removed: string): string[] => {
  const place = keys.indexOf(removed);
  return [...keys.slice(place + 1), ...keys.slice(0, Math.max(place, 0)).reverse()];
};
