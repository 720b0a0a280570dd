import { whenIdle } from "#src/dom/when-idle.ts";
import { itemOf, LISTED } from "./carriers.tsx";
import { pushPrinted, type Tracker } from "./contract.ts";
import { type Item, inBatches } from "./items.ts";

const CARRIERS = `${LISTED}, .widget-product-item`;
const QUICK_VIEW = "#gtm4wp_quickview_data";

/** Tells of every product in a list once, and of each that a dialog shows, also of those that come later. Returns the undo. */
export const followLists = (tracker: Tracker): (() => void) => {
  const seen = new WeakSet<Element>();
  // A script's copies of a product, as in an endless carousel, and a list that is printed again are not seen again.
  const told = new Set<string>();
  let isDue = false;

  const isNew = (carrier: Element): boolean => !seen.has(carrier) && Boolean(seen.add(carrier));
  const newIn = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isNew);
  const isUntold = (item: Item | undefined): item is Item => {
    const text = JSON.stringify(item);
    return Boolean(item) && !told.has(text) && Boolean(told.add(text));
  };

  const look = (): void => {
    isDue = false;
    const items = newIn(CARRIERS)
      .map((carrier) => itemOf(carrier))
      .filter(isUntold);
    for (const batch of inBatches(items, tracker.itemsPerEvent)) tracker.tell("view_item_list", { items: batch });
    for (const carrier of newIn(QUICK_VIEW)) pushPrinted(tracker, carrier);
  };

  const observer = new MutationObserver((mutations) => {
    if (isDue || !mutations.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) return;
    isDue = true;
    whenIdle(() => isDue && look());
  });
  look();
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    isDue = false;
    observer.disconnect();
  };
};
