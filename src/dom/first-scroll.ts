/** Dispatches an event on the document once `isDue` holds: in a microtask or at a scroll. Returns the undo. */
export const tellWhenScrolled = (type: string, isDue: () => boolean): (() => void) => {
  const stop = () => removeEventListener("scroll", tell);
  const tell = () => {
    if (!isDue()) return;
    stop();
    document.dispatchEvent(new Event(type));
  };
  if (!isDue()) addEventListener("scroll", tell);
  queueMicrotask(tell);
  return stop;
};
