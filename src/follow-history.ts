import { fireNative } from "./dom/fire-native.ts";
import type { Loader } from "./islands/loader.ts";

declare global {
  interface WindowEventMap {
    /** A step in the history, with its own event. */
    "storefront:popstate": CustomEvent<Event>;
  }
}

/** Listens for what Back brings, as the first on the page: only scripts that have come earlier hear what is kept from others. */
export const followHistory = (loading: Promise<Loader>): void => {
  addEventListener("popstate", (event) => fireNative(window, "storefront:popstate", event));
  // Safari breaks off what is loading as soon as a link is followed, and Back brings the page as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    loading.then(
      (loader) => loader.retry(),
      () => location.reload(),
    );
  });
};
