/**
 * Calls back once the page is parsed and its own DOMContentLoaded scripts have run: builders print settings and
 * constructor calls in those, so anything earlier would miss them.
 */
export const whenParsed = (begin: () => void): void => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isParsed = document.readyState === "complete" || (navigation?.domContentLoadedEventEnd ?? 0) > 0;
  if (isParsed) {
    begin();
    return;
  }
  let hasBegun = false;
  const beginOnce = () => {
    if (hasBegun) return;
    hasBegun = true;
    begin();
  };
  document.addEventListener("DOMContentLoaded", beginOnce);
  // Where the first event was missed without a trace, this one comes.
  window.addEventListener("load", beginOnce);
};
