import { hasModifier } from "#src/dom/modifiers.ts";
import { listedItem } from "./carriers.tsx";
import type { Tracker } from "./contract.ts";

const PLACES = ".products li, .products > div, .wc-block-grid__products li, li.wc-block-product";
export const LISTED_LINK = `:is(${PLACES}):not(.product-category) a:not(.add_to_cart_button, .quick-view-button), .widget-product-item, .woocommerce-grouped-product-list-item__label a`;

/** Undefined where the tag manager is blocked or missing: nobody would answer. */
const firstContainer = (): string | undefined =>
  Object.keys(window.google_tag_manager ?? {}).find((id) => /^gtm-/i.test(id));

/** Followed in this window; the browser opens others beside the page, which stays to measure. */
const leavesPage = (event: MouseEvent, { target }: HTMLAnchorElement): boolean =>
  event.type === "click" && !hasModifier(event) && /^(_self)?$/i.test(target);

/** The link that waits for the tag manager. Of two the later one is followed, as in a browser. */
let held: Element | undefined;

/** Holds a press that no other script answers until the returned function is called, or the time is over. */
const hold = (event: MouseEvent, link: HTMLAnchorElement, timeoutMs: number): (() => void) => {
  let isMeasured = false;
  const follow = (): void => {
    isMeasured = true;
    if (held !== link) return;
    held = undefined;
    location.assign(link.href);
  };
  // The last listener of all. Where a script stops the event before, the browser follows the link.
  const keep = (last: MouseEvent): void => {
    if (last !== event || isMeasured || event.defaultPrevented) return;
    event.preventDefault();
    held = link;
    setTimeout(follow, timeoutMs);
  };
  addEventListener("click", keep, { once: true });
  return follow;
};

/** Tells which product of a list was chosen. False where nothing was told. */
export const selectItem = (tracker: Tracker, event: MouseEvent, link: HTMLAnchorElement): boolean => {
  const { tell, timeoutMs } = tracker;
  const leaves = leavesPage(event, link);
  if (leaves && held === link) {
    event.preventDefault();
    return false;
  }
  const container = firstContainer();
  const { productlink, ...item } = (container && listedItem(link, ["internal_id"])) || {};
  if (!productlink || productlink !== link.getAttribute("href")) return false;
  // A press from before this code is over: the browser is on its way.
  const follow = leaves && timeoutMs > 0 && event.eventPhase ? hold(event, link, timeoutMs) : undefined;
  const answer = (id?: string) => {
    if (id === undefined || id === container) follow?.();
  };
  tell("select_item", { items: [item] }, follow && answer);
  return true;
};
