/** The option that a key leads to, from -1 for none, round at the ends; undefined for a key that does not walk. */
export const walkRound = (key: string, active: number, count: number): number | undefined => {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active > 0 ? active - 1 : count - 1;
  return undefined;
};
