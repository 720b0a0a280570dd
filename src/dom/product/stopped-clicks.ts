import { fireNative } from "#src/dom/fire-native.ts";

/** Catches the alert button's clicks early, because the bulk variations plugin stops them in its table. Returns the undo. */
export const catchStoppedClicks = (trigger: HTMLElement): (() => void) => {
  if (!("wc_bulk_variations_params" in window)) return () => {};
  const tell = (event: Event) => {
    if (event.target !== trigger) return;
    // One click opens one popup, also where the plugin does not stop it.
    event.preventDefault();
    fireNative(trigger, "storefront:popup-requested");
  };
  document.addEventListener("click", tell, true);
  return () => document.removeEventListener("click", tell, true);
};
