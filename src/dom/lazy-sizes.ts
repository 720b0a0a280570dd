declare global {
  interface Window {
    /** The platform's own lazy loader. */
    lazySizes?: unknown;
  }
}

/**
 * True where the platform's own lazy loader is on the page, or another plugin's copy, which shows more than it. Its tag
 * counts too, since it runs late.
 */
export const hasLazySizes = (): boolean =>
  "lazySizes" in window || document.querySelector("#smush-lazy-load-js, script[src*=lazysizes]") !== null;
