/** Where the focus goes when one of several goes: to those after it, nearest first, then to those before it. */
export const focusOrder = <Line>(lines: readonly Line[], removed: Line): Line[] => {
  const place = lines.indexOf(removed);
  return [...lines.slice(place + 1), ...lines.slice(0, Math.max(place, 0)).reverse()];
};
