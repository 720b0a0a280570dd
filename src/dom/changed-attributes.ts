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

/** The same for a node and everything in it. */
export const keepAttributesWithin = (root: Element, names: readonly string[]): (() => void) => {
  const restores = [root, ...root.querySelectorAll("*")].map((element) => keepAttributes(element, names));
  return () => {
    for (const restore of restores) restore();
  };
};
