/** What the checkbox of all rows shows for those of the single rows. */
export const selectAllState = (ticked: readonly boolean[]): "none" | "some" | "all" => {
  const count = ticked.filter(Boolean).length;
  if (count === 0) return "none";
  return count === ticked.length ? "all" : "some";
};
