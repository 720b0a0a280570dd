import { withSelf } from "#src/dom/with-self.ts";
import { WIDGET } from "./attributes.ts";
import type { RegistryLine } from "./define-widget.ts";

/** Every host at and below a node that a `data-widget` attribute marks. */
export const findMarked = (root: ParentNode): HTMLElement[] => withSelf(root, `[${WIDGET}]`);

/**
 * The hosts of some widgets at and below a node, widget by widget. Each stock selector is asked for by itself: browsers
 * answer a class in no time and a list of selectors by trying each on every element, which shows on a page of 500 cards.
 */
export const findHosts = <Entry extends Pick<RegistryLine, "stock"> & { name: string }>(
  root: ParentNode,
  entries: readonly Entry[],
): { entry: Entry; host: HTMLElement }[] => {
  const marked = findMarked(root);
  return entries.flatMap((entry) => {
    const named = marked.filter((host) => host.dataset.widget === entry.name);
    const stock = [entry.stock ?? []].flat().flatMap((selector) => withSelf(root, selector));
    return [...new Set([...named, ...stock])].map((host) => ({ entry, host }));
  });
};
