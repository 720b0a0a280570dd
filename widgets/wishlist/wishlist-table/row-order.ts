/** Where the focus goes when a row is removed: itself while it stands, then the rows after it, nearest first, then those before. */
export const neighbours = <Row>(rows: readonly Row[], removed: Row): Row[] => {
  const place = rows.indexOf(removed);
  return [...rows.slice(place), ...rows.slice(0, Math.max(place, 0)).reverse()];
};
