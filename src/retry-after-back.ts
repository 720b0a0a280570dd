import type { Loader } from "./islands/loader.ts";

/** Safari breaks off what is loading as soon as a link is followed, and Back brings the page as it was left. */
export const retryAfterBack = (loading: Promise<Loader>): void =>
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    loading.then(
      (loader) => loader.retry(),
      () => location.reload(),
    );
  });
