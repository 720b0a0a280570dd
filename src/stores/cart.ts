import { atom } from "nanostores";
import { hasCartCookie } from "#src/dom/cart/cart-signs.ts";
import { MINI_CART, readMiniCart } from "#src/dom/cart/mini-cart-markup.ts";
import { parseWithScripts } from "#src/dom/server-html.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";

/** Server HTML by the selector that it replaces, and data of plugins. */
export type Fragments = Readonly<Record<string, unknown>>;

export const $cart = atom(UNKNOWN_CART);

/** The last HTML blocks from the shop, from which the page is painted. */
export const $fragments = atom<Fragments>({});

/** The mini-cart of the last answer. The largest block of an answer is read and then painted, and parsed once for both. */
let miniCart: ReturnType<typeof parseWithScripts> | undefined;

export const parseBlock = (html: string) => (html === miniCart?.html ? miniCart : parseWithScripts(html));

/** Takes over an answer of the shop; everything that shows the cart follows at once. */
export const acceptFragments = (fragments: Fragments, hash: string): void => {
  // Without a mini-cart the answer says nothing about the lines.
  miniCart = parseBlock(String(fragments[MINI_CART]));
  // Scripts that fire the platform's events may leave the hash out.
  const seen = readMiniCart(miniCart.content, !hash && !hasCartCookie());
  $fragments.set(fragments);
  $cart.set({ ...$cart.get(), ...seen, hash });
};

let answer: Fragments | undefined;

/** True for the shop's latest answer, in which scripts have not run yet. */
export const isAnswer = (fragments: Fragments): boolean => fragments === answer;

/** Takes over an answer that no other script has painted. */
export const acceptAnswer = (fragments: Fragments, hash: string): void => {
  answer = fragments;
  acceptFragments(fragments, hash);
};

export const markPending = (isPending: boolean): void => $cart.set({ ...$cart.get(), isPending });
