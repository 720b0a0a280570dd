declare global {
  interface Window {
    /** The Smush plugin's lazy loader, of which other plugins ship copies. */
    lazySizes?: unknown;
  }
}

/** True where lazySizes is on the page, from whatever plugin. Its tag counts too, since the script may run late. */
export const hasLazySizes = (): boolean =>
  "lazySizes" in window || document.querySelector("#smush-lazy-load-js, script[src*=lazysizes]") !== null;
