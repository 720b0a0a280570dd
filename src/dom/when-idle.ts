/** A page that is never idle runs the task after this time. */
const LATEST_MS = 2000;

export const whenIdle = (task: () => void): void => {
  // Safari has no requestIdleCallback.
  const ask = window.requestIdleCallback ?? (() => setTimeout(task, 200));
  ask(task, { timeout: LATEST_MS });
};
