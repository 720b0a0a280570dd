import { useLayoutEffect } from "react";
import { changeAttributes } from "#src/dom/changed-attributes.ts";

/** Sets attributes of a server node and restores them at the end; null removes one. Without a node it does nothing. */
export const useAttributes = (node: Element | null, values: Readonly<Record<string, string | null>>): void => {
  const wanted = JSON.stringify(values);
  useLayoutEffect(() => (node ? changeAttributes(node, JSON.parse(wanted)) : undefined), [node, wanted]);
};
