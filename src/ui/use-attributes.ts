import { useLayoutEffect } from "react";

/** Sets attributes of a server node; null takes one away. They are given back as they were. Without a node it does nothing. */
export const useAttributes = (node: Element | null, values: Readonly<Record<string, string | null>>): void => {
  const wanted = JSON.stringify(values);
  useLayoutEffect(() => {
    if (!node) return;
    const put = ([name, value]: [string, string | null]) =>
      value === null ? node.removeAttribute(name) : node.setAttribute(name, value);
    const entries = Object.entries<string | null>(JSON.parse(wanted));
    const before = entries.map(([name]): [string, string | null] => [name, node.getAttribute(name)]);
    entries.forEach(put);
    return () => before.forEach(put);
  }, [node, wanted]);
};
