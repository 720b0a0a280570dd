// Spec 3, 4 and 5, Sticky header; header contract 1.
import type { StickySettings } from "./visibility.ts";

/** The page builder treats 0, nothing and no number alike, as not set. */
const distance = (text: string | undefined): number => parseFloat(text as string) || 0;

/** Undefined for a header that is not sticky. Read again after each change in the builder's editor. */
export const readSettings = ({ classList, dataset }: HTMLElement): StickySettings | undefined => {
  if (!dataset.widget && !classList.contains("bde-header-builder--sticky")) return undefined;
  return [
    distance(dataset.stickyScrollHideAfter) || Infinity,
    distance(dataset.stickyHideUntilScrollDistance),
    dataset.stickyRevealOnScrollUp,
  ];
};
