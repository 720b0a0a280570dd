/**
 * Null takes an attribute away. One that is right already is not written: observers would hear of a change. And Chromium
 * leaves an empty `style` where styles were set and nobody has read the attribute since.
 */
const putAttributes = (element: Element, values: Iterable<readonly [string, string | null]>): void => {
  for (const [name, value] of values) {
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
};

/** Remembers attributes of a server node before they are changed. Returns what gives them back as they were. */
export const keepAttributes = (element: Element, names: readonly string[]): (() => void) => {
  const before = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => putAttributes(element, before);
};

/** Sets attributes of a server node; null takes one away. Returns what gives them back as they were. */
export const changeAttributes = (element: Element, values: Readonly<Record<string, string | null>>): (() => void) => {
  const restore = keepAttributes(element, Object.keys(values));
  putAttributes(element, Object.entries(values));
  return restore;
};

/** As `keepAttributes`, for a node and everything in it. */
export const keepAttributesWithin = (root: Element, names: readonly string[]): (() => void) => {
  const restores = [root, ...root.querySelectorAll("*")].map((element) => keepAttributes(element, names));
  return () => {
    for (const restore of restores) restore();
  };
};
