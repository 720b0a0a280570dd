/** Remembers attributes of a server node before they are changed. Returns what gives them back as they were. */
export const keepAttributes = (element: Element, names: readonly string[]): (() => void) => {
  const before = names.map((name): [string, string | null] => [name, element.getAttribute(name)]);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
    }
  };
};

/** Sets attributes of a server node; null takes one away. Returns what gives them back as they were. */
export const changeAttributes = (element: Element, values: Readonly<Record<string, string | null>>): (() => void) => {
  const restore = keepAttributes(element, Object.keys(values));
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return restore;
};

/** As `keepAttributes`, for a node and everything in it. */
export const keepAttributesWithin = (root: Element, names: readonly string[]): (() => void) => {
  const restores = [root, ...root.querySelectorAll("*")].map((element) => keepAttributes(element, names));
  return () => {
    for (const restore of restores) restore();
  };
};
