import { fireNative } from "./fire-native.ts";

/**
 * A table of all a product's variations, by a plugin of its own, lets no click in it out to the page. Where that plugin
 * is, the back-in-stock button's clicks are taken on their way in and told by this event. Returns the undo.
 */
export const catchStoppedClicks = (trigger: HTMLElement): (() => void) => {
  if (!("wc_bulk_variations_params" in window)) return () => {};
  const tell = (event: Event) => {
    if (event.target !== trigger) return;
    // Taken: one click opens one popup, also where it is not stopped.
    event.preventDefault();
    fireNative(trigger, "storefront:popup-requested");
  };
  document.addEventListener("click", tell, true);
  return () => document.removeEventListener("click", tell, true);
};
