/** Makes keyboard-reachable buttons of elements on which the platform only listens for clicks. Returns the undo. */
export const actAsButtons = (
  elements: Iterable<Element>,
  more: Readonly<Record<string, string>> = {},
): (() => void) => {
  const attributes = { role: "button", tabindex: "0", ...more };
  const changed = [...elements].filter((element) => !element.hasAttribute("role"));
  for (const element of changed) for (const entry of Object.entries(attributes)) element.setAttribute(...entry);
  return () => {
    for (const element of changed) for (const name of Object.keys(attributes)) element.removeAttribute(name);
  };
};
