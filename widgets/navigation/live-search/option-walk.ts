/** The option that a key leads to, going round at the ends. -1 stands for no option; undefined means another key. */
export const walkRound = (key: string, active: number, count: number): number | undefined => {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active > 0 ? active - 1 : count - 1;
  return undefined;
};
