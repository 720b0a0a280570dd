import { create } from "./create.ts";
import { SLOT } from "./marks.ts";

/** An element of ours among the server's nodes, which a morph leaves in its place. */
export const createSlot = (tag: "div" | "span" = "span"): HTMLElement => {
  const slot = create(tag);
  slot.setAttribute(SLOT, "");
  return slot;
};
