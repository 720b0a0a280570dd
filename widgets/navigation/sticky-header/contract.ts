// Spec 3, 4 and 5, Sticky header; header contract chapter 1.
import type { StickySettings } from "./visibility.ts";

/** To the platform 0, nothing and no number are the same: not set. */
const distance = (text: string | undefined): number => parseInt(`${text}`, 10) || 0;

/** Undefined for a header that is not sticky. Asked again after each change in the builder's editor. */
export const readSettings = ({ classList, dataset }: HTMLElement): StickySettings | undefined => {
  if (!dataset.widget && !classList.contains("bde-header-builder--sticky")) return undefined;
  return [
    distance(dataset.stickyScrollHideAfter) || Infinity,
    distance(dataset.stickyHideUntilScrollDistance),
    Boolean(dataset.stickyRevealOnScrollUp),
  ];
};
