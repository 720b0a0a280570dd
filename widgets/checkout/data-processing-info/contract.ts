// Spec 2 (Checkout); pricing contract D.5.
import { requirePart } from "#src/dom/required.ts";

interface Info {
  panel: HTMLElement;
  /** The link's texts; undefined where the shop gives none. */
  texts: { collapsedText?: string; expandedText?: string };
}

/** The notices of one payment method share an id, so the panel is found by its place. */
export const readInfo = (link: HTMLElement): Info => ({
  panel: requirePart(link.closest(".paynow-data-processing-info") ?? link, ".paynow-data-processing-info-more"),
  texts: link.dataset,
});
