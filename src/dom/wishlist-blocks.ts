import { morph } from "./morph.ts";
import { parseServerHtml } from "./server-html.ts";

/**
 * The wishlist's blocks (contract chapter 6): elements with `.wishlist-fragment` that the server can print anew.
 * A block's key is its list of classes, so no class may be added to its root.
 */

type Options = Readonly<Record<string, unknown>>;

export type Blocks = Record<string, Options>;

const BLOCK = ".wishlist-fragment";

const classesOf = (key: string, glue: string, ...ignored: string[]): string[] =>
  key.split(glue).filter((name) => name && !ignored.includes(name));

const keyOf = (block: Element, glue: string): string =>
  [...block.classList].filter((name) => name !== "exists").join(glue);

const optionsOf = (block: Element): Options | undefined => {
  try {
    const options: unknown = JSON.parse(block.getAttribute("data-fragment-options") ?? "");
    return typeof options === "object" && options !== null ? (options as Options) : undefined;
  } catch {
    // A block that says nothing of itself cannot be printed anew.
    return undefined;
  }
};

const collect = (blocks: Iterable<Element>, glue: string): Blocks | null => {
  const found: Blocks = {};
  for (const block of blocks) {
    const options = optionsOf(block);
    if (options) found[keyOf(block, glue)] = options;
  }
  return Object.keys(found).length > 0 ? found : null;
};

/** Every block of the page, or of a part of it. */
export const allBlocks = (glue: string, root: ParentNode = document): Blocks | null =>
  collect(root.querySelectorAll(BLOCK), glue);

/** A product's blocks, and those that belong to no product, such as the wishlist page's form. */
export const blocksFor = (productId: number | string, glue: string): Blocks | null =>
  collect(
    document.querySelectorAll(`${BLOCK}:not([data-fragment-ref]), ${BLOCK}[data-fragment-ref="${Number(productId)}"]`),
    glue,
  );

export const blocksOf = (blocks: readonly Element[], glue: string): Blocks | null => collect(blocks, glue);

const selectorOf = (key: string, glue: string): string =>
  classesOf(key, glue, "exists", "with-count")
    .map((name) => `.${CSS.escape(name)}`)
    .join("");

const wantedIn = (html: string, selector: string): Element | null => {
  const content = parseServerHtml(html);
  return [...content.children].find((element) => element.matches(selector)) ?? content.querySelector(selector);
};

/**
 * Brings every copy of each block in line with the server's. Returns the elements that were, and the server's nodes
 * by key, also of those that the page does not have.
 */
export const replaceBlocks = (
  fragments: Readonly<Record<string, string>>,
  glue: string,
): { replaced: Set<Element>; received: Element[] } => {
  const replaced = new Set<Element>();
  const received: Element[] = [];
  for (const [key, html] of Object.entries(fragments)) {
    const selector = selectorOf(key, glue);
    if (!selector) continue;
    const next = wantedIn(html, selector) ?? parseServerHtml(html).firstElementChild;
    if (!next) continue;
    received.push(next);
    if (!next.matches(selector)) continue;
    for (const live of document.querySelectorAll(selector)) {
      morph(live, next);
      replaced.add(live);
    }
  }
  return { replaced, received };
};

/** The server reads at most this many fields of a form. */
const MAX_FIELDS = 900;

const REBUILT_FROM = ["item", "product_id", "parent_product_id", "product_type", "is_single", "ajax_loading"];

const lean = (options: Options): Options =>
  Object.fromEntries(REBUILT_FROM.filter((name) => name in options).map((name) => [name, options[name]]));

const sizeOf = (blocks: Blocks): number =>
  Object.values(blocks).reduce((sum, options) => sum + Object.keys(options).length, 0);

/** One request's worth of blocks after the other: on long listings only with what the server needs of them. */
export const inBatches = (blocks: Blocks): Blocks[] => {
  if (sizeOf(blocks) <= MAX_FIELDS) return [blocks];
  const batches: Blocks[] = [{}];
  for (const [key, options] of Object.entries(blocks)) {
    const needed = options.item === "add_to_wishlist" ? lean(options) : options;
    const last = batches.at(-1) ?? {};
    if (sizeOf(last) + Object.keys(needed).length > MAX_FIELDS) batches.push({ [key]: needed });
    else last[key] = needed;
  }
  return batches;
};
