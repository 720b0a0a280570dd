/** Dispatches an event on the document once `isDue` holds: in a microtask or at a scroll. Returns the undo. */
export const tellWhenScrolled = (type: string, isDue: () => boolean): (() => void) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const tell = () => {
    if (!isDue()) return;
    waiting.abort();
    document.dispatchEvent(new Event(type));
  };
  queueMicrotask(() => {
    if (isDue()) tell();
    else addEventListener("scroll", tell, { signal });
  });
  return () => waiting.abort();
};
