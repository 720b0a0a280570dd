/** Fires an event of the plugin's loader, which other scripts answer through its detail. False when one vetoes. */
export const ask = (host: Element, name: string, detail: object = {}): boolean =>
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));

/** An image and, in a <picture>, its sources. */
export type Parts = readonly [HTMLElement, ...HTMLElement[]];

/** Prepares an image for its first width. False when the image keeps the theme's sizes. */
export type AutoResize = (parts: Parts, width: number, fire: typeof ask) => boolean;

/**
 * Measures an image's width on the page; below the minimum, its box's width counts. `first` is set at the first
 * measuring. Returns a write function, since each write before the next measuring would lay out the whole page again;
 * false when the image keeps its sizes.
 */
export const measure = (
  parts: Parts,
  minSizePx: number,
  first?: { autoResize?: AutoResize | undefined },
): false | (() => void) => {
  let [box] = parts;
  while (box.offsetWidth < minSizePx && box.parentElement) box = box.parentElement;
  const detail = { width: box.offsetWidth, dataAttr: Boolean(first) };
  return (
    ask(parts[0], "lazybeforesizes", detail) &&
    detail.width > 0 &&
    first?.autoResize?.(parts, detail.width, ask) !== false &&
    (() => {
      for (const part of parts) part.setAttribute("sizes", `${detail.width}px`);
    })
  );
};
