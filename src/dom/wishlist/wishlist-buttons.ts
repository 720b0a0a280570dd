import { actAsButtons } from "#src/dom/button-semantics.ts";
import { undoAll } from "#src/dom/undo-all.ts";

/**
 * As `actAsButtons`, and again whenever the wishlist's blocks are printed anew. Returns the undo, which takes the latest back
 * first: a focused link keeps its `tabindex` in the newer print.
 */
export const keepAsButtons = (host: Element, selector: string, more?: Record<string, string>): (() => void) => {
  const printed = "storefront:wishlist-blocks-ready";
  const undos = [() => document.removeEventListener(printed, act)];
  const act = () => undos.unshift(actAsButtons(host.querySelectorAll(selector), more));
  act();
  document.addEventListener(printed, act);
  return undoAll(undos);
};
