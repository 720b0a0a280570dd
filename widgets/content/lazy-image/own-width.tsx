/** Fires one of the platform's events, which scripts of themes and plugins answer by its detail. False when one vetoes. */
export const ask = (host: Element, name: string, detail: object = {}): boolean =>
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));

/** An image and, in a picture, its other sources. */
export type Parts = readonly [HTMLElement, ...HTMLElement[]];

/** Prepares an image for its first width. False where the image keeps the sizes that the theme gave it. */
export type AutoResize = (parts: Parts, width: number, fire: typeof ask) => boolean;

/**
 * Measures how wide an image stands on the page; a narrow one takes the width of what is around it. `first` is there when
 * it is done for the first time. Returns what tells the browser: many images are measured before any is changed, as each
 * change makes the next one's measuring lay out the whole page. False where the image keeps the sizes that it has.
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
