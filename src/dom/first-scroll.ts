/** Dispatches an event on the document once `isDue` holds: in a microtask or at a scroll. Returns the undo. */
export const tellWhenScrolled = (type: string, isDue: () => boolean): (() => void) => {
  const stop = () => removeEventListener("scroll", tell);
  const tell = () => {
    if (!isDue()) return;
    stop();
    document.dispatchEvent(new Event(type));
  };
  // Asked now, not in the microtask: by then every widget has prepared its hosts, and the answer would cost a layout.
  if (isDue()) queueMicrotask(tell);
  else addEventListener("scroll", tell);
  return stop;
};
