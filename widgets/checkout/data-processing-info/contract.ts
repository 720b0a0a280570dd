// Spec 2 (Checkout); contract of the payment plugin, D.5.
import { requirePart } from "#src/dom/required.ts";

interface Info {
  panel: HTMLElement;
  /** The link's text while the panel is closed; `lessText` while it is open. */
  moreText: string;
  lessText: string;
}

/** The notices of one payment method share an id, so the panel is found by its place. */
export const readInfo = (link: HTMLElement): Info => {
  const { collapsedText = "", expandedText = "" } = link.dataset;
  return {
    panel: requirePart(link.closest(".paynow-data-processing-info") ?? link, ".paynow-data-processing-info-more"),
    moreText: collapsedText,
    lessText: expandedText,
  };
};
