import { fireNative } from "#src/dom/fire-native.ts";
import type { Loader } from "#src/islands/loader.ts";

declare global {
  interface WindowEventMap {
    /** A `popstate` of the browser, which is its detail. */
    "storefront:popstate": CustomEvent<Event>;
  }
}

/** Hears `popstate` before later scripts do, so that `back-entry.ts` can keep its own steps from them. */
export const followHistory = (loading: Promise<Loader>): void => {
  addEventListener("popstate", (event) => fireNative(window, "storefront:popstate", event));
  // Safari aborts loads in progress when a link is followed, and Back restores the page without those files.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    loading.then(
      (loader) => loader.retry(),
      () => location.reload(),
    );
  });
};
