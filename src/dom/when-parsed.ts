/**
 * Resolves once the page is parsed and its own DOMContentLoaded scripts have run: builders print settings and constructor
 * calls in those, so anything earlier would miss them. One task later jQuery has called its ready handlers, and Chromium
 * has put back what was chosen in a form before the page was left. True where that was so before it was asked.
 */
export const whenParsed = (): Promise<boolean> =>
  new Promise((resolve) => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (document.readyState === "complete" || navigation?.domContentLoadedEventEnd) resolve(true);
    // Where the first event was missed without a trace, the second one comes.
    for (const type of ["DOMContentLoaded", "load"]) addEventListener(type, () => setTimeout(resolve, 0, false));
  });
