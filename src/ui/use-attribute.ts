import { useLayoutEffect, useState } from "react";

const write = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** Sets an attribute of a server node while the island lives; null takes it off. Afterwards the server's value is back. */
export const useAttribute = (element: Element, name: string, value: string | null): void => {
  const [original] = useState(() => element.getAttribute(name));
  useLayoutEffect(() => write(element, name, value), [element, name, value]);
  useLayoutEffect(() => () => write(element, name, original), [element, name, original]);
};
