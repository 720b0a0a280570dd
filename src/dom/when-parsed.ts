/**
 * Resolves once the page is parsed and its own DOMContentLoaded scripts have run: builders print settings and constructor
 * calls in those, so anything earlier would miss them. True where that was so before it was asked.
 */
export const whenParsed = (): Promise<boolean> =>
  new Promise((resolve) => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (document.readyState === "complete" || navigation?.domContentLoadedEventEnd) resolve(true);
    // Where the first event was missed without a trace, the second one comes.
    for (const type of ["DOMContentLoaded", "load"]) addEventListener(type, () => resolve(false));
  });
