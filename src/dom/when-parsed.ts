/**
 * Resolves once the page's DOMContentLoaded scripts have run, in which builders print settings and constructor calls. One
 * task later jQuery has called its ready handlers, and Chromium has restored the choices in forms. Resolves to true where
 * all that was over before the call.
 */
export const whenParsed = (): Promise<boolean> =>
  new Promise((resolve) => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (document.readyState === "complete" || navigation?.domContentLoadedEventEnd) resolve(true);
    // `load` stands in for a DOMContentLoaded that was missed without a trace.
    for (const type of ["DOMContentLoaded", "load"]) addEventListener(type, () => setTimeout(resolve, 0, false));
  });
