const ancestry = (element: Element): Element[] => {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.unshift(at);
  return path;
};

/** Counts from 1 among siblings of the same name; 0 without such siblings. */
const placeOf = (element: Element): number => {
  const alike = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === element.localName);
  return alike.length > 1 ? alike.indexOf(element) + 1 : 0;
};

export const xpathOf = (element: Element): string =>
  ancestry(element)
    .map((at) => `/${at.localName}${placeOf(at) ? `[${placeOf(at)}]` : ""}`)
    .join("");

const hasOwnId = ({ id }: Element): boolean =>
  id !== "" && document.querySelectorAll(`#${CSS.escape(id)}`).length === 1;

/** Starts at the nearest element with a unique id, otherwise at the root. */
export const selectorOf = (element: Element): string => {
  const path = ancestry(element);
  const start = path.findLastIndex(hasOwnId);
  return path
    .slice(Math.max(start, 0))
    .map((at, index) => {
      if (index === 0 && start >= 0) return `#${CSS.escape(at.id)}`;
      return at.localName + (placeOf(at) ? `:nth-of-type(${placeOf(at)})` : "");
    })
    .join(" > ");
};
