import { withSelf } from "#src/dom/with-self.ts";
import type { Entry } from "./entries.ts";
import { WIDGET } from "./registry-line.ts";

export const findMarked = (root: ParentNode): HTMLElement[] => withSelf(root, `[${WIDGET}]`);

/** Searches stock selectors one by one: browsers find a class at once, but try a list of selectors on every element. */
export const findHosts = (root: ParentNode, entries: readonly Entry[]): { entry: Entry; host: HTMLElement }[] => {
  const marked = findMarked(root);
  return entries.flatMap((entry) => {
    const named = marked.filter((host) => host.dataset.widget === entry.name);
    const stock = [entry.stock ?? []].flat().flatMap((selector) => withSelf(root, selector));
    return [...new Set([...named, ...stock])].map((host) => ({ entry, host }));
  });
};
