import { atom } from "nanostores";
import { readMiniCart } from "#src/dom/mini-cart-markup.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";
import { MINI_CART } from "./cart-freshness.ts";

/** Server HTML by the selector that it replaces. Plugins send data of their own among it. */
export type Fragments = Readonly<Record<string, unknown>>;

/** The cart as last heard from the shop. */
export const $cart = atom(UNKNOWN_CART);

/** The HTML blocks as last heard from the shop; the page is painted from them. */
export const $fragments = atom<Fragments>({});

/** Takes over what the shop answered. Everything that shows the cart follows at once. */
export const acceptFragments = (fragments: Fragments, hash: string): void => {
  const content = fragments[MINI_CART];
  const seen = typeof content === "string" ? readMiniCart(parseServerHtml(content)) : undefined;
  $fragments.set(fragments);
  $cart.set({ ...$cart.get(), ...(seen && { ...seen, isKnown: true }), hash });
};

let answer: Fragments | undefined;

/** True for what the shop has just sent: scripts in it have not been run yet. */
export const isAnswer = (fragments: Fragments): boolean => fragments === answer;

/** Takes over an answer that no other script has painted. */
export const acceptAnswer = (fragments: Fragments, hash: string): void => {
  answer = fragments;
  acceptFragments(fragments, hash);
};

/** Says that a change or a refresh is on its way, or over. */
export const markPending = (isPending: boolean): void => {
  if ($cart.get().isPending !== isPending) $cart.set({ ...$cart.get(), isPending });
};
