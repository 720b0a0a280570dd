/** Counts from 1 among siblings of the same name; 0 without such siblings. */
const placeOf = (element: Element): number => {
  const alike = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === element.localName);
  return alike.length > 1 ? alike.indexOf(element) + 1 : 0;
};

export const xpathOf = (element: Element | null): string =>
  element
    ? `${xpathOf(element.parentElement)}/${element.localName}${placeOf(element) ? `[${placeOf(element)}]` : ""}`
    : "";

const hasOwnId = ({ id }: Element): boolean =>
  id !== "" && document.querySelectorAll(`#${CSS.escape(id)}`).length === 1;

/** Starts at the nearest element with a unique id, otherwise at the root. */
export const selectorOf = (element: Element): string => {
  if (hasOwnId(element)) return `#${CSS.escape(element.id)}`;
  const own = element.localName + (placeOf(element) ? `:nth-of-type(${placeOf(element)})` : "");
  return element.parentElement ? `${selectorOf(element.parentElement)} > ${own}` : own;
};
