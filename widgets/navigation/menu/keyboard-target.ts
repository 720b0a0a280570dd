/** WAI-ARIA APG, disclosure navigation. */

interface Row {
  count: number;
  /** The focused item; -1 for none. */
  index: number;
  isRtl: boolean;
  /** Up and Down go on at the other end. */
  wraps: boolean;
}

const stepOf = (key: string, isRtl: boolean): number => {
  if (key === "ArrowDown" || key === (isRtl ? "ArrowLeft" : "ArrowRight")) return 1;
  return key === "ArrowUp" || key === (isRtl ? "ArrowRight" : "ArrowLeft") ? -1 : 0;
};

/** From the toggle of an open panel these keys lead into the panel; all others lead along the menu. */
export const entersPanel = (key: string, isRtl: boolean): boolean => key === "ArrowUp" || stepOf(key, isRtl) > 0;

export const keyboardTarget = (key: string, { count, index, isRtl, wraps }: Row): number | undefined => {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = stepOf(key, isRtl);
  if (step === 0) return undefined;
  if (index < 0) return step > 0 ? 0 : count - 1;
  if (wraps && /Up|Down/.test(key)) return (index + step + count) % count;
  return Math.min(Math.max(index + step, 0), count - 1);
};
