declare global {
  interface Window {
    /** The platform's own lazy loader. */
    lazySizes?: unknown;
  }
}

/** True where the platform's own lazy loader is on the page. Its tag counts too, since it runs late. */
export const hasLazySizes = (): boolean =>
  window.lazySizes !== undefined || document.getElementById("smush-lazy-load-js") !== null;
