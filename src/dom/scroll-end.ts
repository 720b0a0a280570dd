/** How long a glide takes at the most, for Safari before 26.2, which does not say when it is over. */
const GLIDE_MS = 1000;

/** Calls when the scrolling that begins now is over. Returns the cancel. */
export const afterScroll = (task: () => void): (() => void) => {
  if (!("onscrollend" in window)) {
    const timer = setTimeout(task, GLIDE_MS);
    return () => clearTimeout(timer);
  }
  addEventListener("scrollend", task, { once: true });
  return () => removeEventListener("scrollend", task);
};
