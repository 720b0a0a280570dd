/** Classes on the page's own elements that several widgets may want at a time: gone when the last one lets go. */

const holders = new WeakMap<Element, Map<string, number>>();

/** Sets a class. Returns the release, which does nothing the second time. */
export const holdClass = (element: Element, name: string): (() => void) => {
  const counts = holders.get(element) ?? new Map<string, number>();
  holders.set(element, counts.set(name, (counts.get(name) ?? 0) + 1));
  element.classList.add(name);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (counts.get(name) ?? 1) - 1;
    counts.set(name, left);
    if (left === 0) element.classList.remove(name);
  };
};
