interface Surroundings {
  /** The page's own scroll padding: a header that stays on the screen keeps it. NaN where there is none. */
  paddingPx: number;
  /** Height of the header itself, which keeps its padding only from the first scroll on. */
  headerPx: number;
  /** Height of the bar that logged-in people see; zero for everybody else. */
  adminBarPx: number;
}

/** By the names of both plugins. */
interface OffsetSettings {
  smooth_scroll_offset?: unknown;
  scroll_offset?: unknown;
}

const BELOW_ADMIN_BAR_PX = 30;

/** Room to leave above a heading that is jumped to. The shop's number may stand for the same header as the padding. */
export const roomAbove = (
  { smooth_scroll_offset, scroll_offset }: OffsetSettings,
  { paddingPx, headerPx, adminBarPx }: Surroundings,
): number => {
  const offset = smooth_scroll_offset ?? scroll_offset ?? (adminBarPx > 0 ? BELOW_ADMIN_BAR_PX : 0);
  return Math.max(paddingPx || 0, headerPx, Number(offset) || 0);
};
