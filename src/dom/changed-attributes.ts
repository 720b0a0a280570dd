// An equal value is not written, or observers would hear of a change. The comparison also reads the attribute: Chromium
// would otherwise leave an empty `style` after removing one that nobody has read.
const putAttributes = (element: Element, values: Iterable<readonly [string, string | null]>): void => {
  for (const [name, value] of values) {
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
};

/** Remembers attributes of a server node before they are changed. Returns the undo. */
export const keepAttributes = (element: Element, names: readonly string[]): (() => void) => {
  const before = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => putAttributes(element, before);
};

/** Sets attributes of a server node; null removes one. Returns the undo. */
export const changeAttributes = (element: Element, values: Readonly<Record<string, string | null>>): (() => void) => {
  const restore = keepAttributes(element, Object.keys(values));
  putAttributes(element, Object.entries(values));
  return restore;
};

/** Like `keepAttributes`, of a node and of all that it holds now. Returns the undo. */
export const keepAttributesWithin = (root: Element, names: readonly string[]): (() => void) => {
  const restores = [root, ...root.querySelectorAll("*")].map((element) => keepAttributes(element, names));
  return () => {
    for (const restore of restores) restore();
  };
};
