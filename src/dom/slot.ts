import { create } from "./create.ts";

/** Where a slot stands, seen from a node of the server: the words of `insertAdjacentElement`. */
export type SlotPlace = "beforebegin" | "afterbegin" | "beforeend" | "afterend";

/** A place of our own among the server's nodes. Newer server HTML around it leaves it alone. */
export const createSlot = (tag: "div" | "span" = "span"): HTMLElement => {
  const slot = create(tag);
  slot.setAttribute("data-sw-slot", "");
  return slot;
};
