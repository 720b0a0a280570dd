/** A page that is never idle still gets what waits for it. */
const LATEST_MS = 2000;

/** Calls back when the page has nothing else to do. */
export const whenIdle = (task: () => void): void => {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 200);
};
