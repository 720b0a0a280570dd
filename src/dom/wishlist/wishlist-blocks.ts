import { morph } from "#src/dom/morph.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import type { PlainObject } from "#src/plain-object.ts";
import { tryParse } from "#src/try-parse.ts";

/**
 * The wishlist's blocks (wishlist contract 6): elements with `.wishlist-fragment` that the server can print anew.
 * A block's key is its list of classes, so no class may be added to its root.
 */

/** Each block's options by its key, from which the server prints the block anew. */
export type Blocks = Record<string, PlainObject>;

export const BLOCK = ".wishlist-fragment";

const keyOf = (block: Element, glue: string): string =>
  [...block.classList].filter((name) => name !== "exists").join(glue);

/** The server cannot print a block anew without its options. */
const optionsOf = (block: Element): unknown => tryParse(block.getAttribute("data-fragment-options") ?? "");

/** The blocks to print anew, by default all of the page's; null where there are none. */
export const blocksOf = (glue: string, blocks: Iterable<Element> = document.querySelectorAll(BLOCK)): Blocks | null => {
  const found: Blocks = {};
  for (const block of blocks) {
    const options = optionsOf(block);
    if (options) found[keyOf(block, glue)] = options as PlainObject;
  }
  return Object.keys(found)[0] ? found : null;
};

/** A product's blocks, and those of no product, such as the wishlist page's form. */
export const blocksFor = (glue: string, productId: number): Blocks | null =>
  blocksOf(
    glue,
    document.querySelectorAll(`${BLOCK}:is([data-fragment-ref="${productId}"], :not([data-fragment-ref]))`),
  );

const selectorOf = (key: string, glue: string): string =>
  key
    .split(glue)
    .filter((name) => name && name !== "exists" && name !== "with-count")
    .map((name) => `.${CSS.escape(name)}`)
    .join("");

/** Keeps the focus in a block that lacks the focused link now, but for the list's own form, whose rows see to it. */
const renew = (live: Element, wanted: Element): void => {
  const hadFocus = live.contains(document.activeElement);
  morph(live, wanted);
  if (hadFocus && !live.contains(document.activeElement))
    live.querySelector<HTMLElement>(`${BLOCK}:not(form) a[href]`)?.focus({ preventScroll: true });
};

/** Updates every copy of each block. Returns the server's nodes, also of blocks that the page lacks. */
export const replaceBlocks = (fragments: Readonly<Record<string, string>>, glue: string): Element[] =>
  Object.entries(fragments).flatMap(([key, html]) => {
    const selector = selectorOf(key, glue);
    const content = parseServerHtml(html);
    const top = [...content.children];
    const wanted =
      selector &&
      (top.find((node) => node.matches(selector)) ??
        content.querySelector(selector) ??
        // Another script may have put a class on the block that the server does not know.
        content.querySelector(BLOCK));
    if (!wanted) return top;
    // A product's own button has all classes of its button in a list, and more.
    for (const live of document.querySelectorAll(selector))
      if ((fragments[keyOf(live, glue)] ?? html) === html) renew(live, wanted);
    return wanted;
  });
