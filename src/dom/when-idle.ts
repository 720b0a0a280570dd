/** A page that is never idle runs the task after this time. */
const LATEST_MS = 2000;

export const whenIdle = (task: () => void): void => {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 200);
};
