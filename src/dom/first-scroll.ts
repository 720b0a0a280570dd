/** Dispatches an event on the document once `isDue` holds: in a microtask or at a scroll. Returns the undo. */
export const tellWhenScrolled = (type: string, isDue: () => boolean): (() => void) => {
  const stop = () => removeEventListener("scroll", tell);
  const tell = () => {
    if (!isDue()) return;
    stop();
    document.dispatchEvent(new Event(type));
  };
  // Not in the microtask: all widgets have prepared their hosts by then, and the browser would lay the page out again.
  if (isDue()) queueMicrotask(tell);
  else addEventListener("scroll", tell);
  return stop;
};
