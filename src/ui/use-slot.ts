import { useLayoutEffect, useState } from "react";
import { createSlot } from "#src/dom/slot.ts";

/** The island's own element beside or in a server node, to render into by portal, until the unmount. */
export const useSlot = (anchor: Element, place: InsertPosition, tag?: "div" | "span"): HTMLElement => {
  const [slot] = useState(() => createSlot(tag));
  useLayoutEffect(() => {
    anchor.insertAdjacentElement(place, slot);
    return () => slot.remove();
  }, [anchor, place, slot]);
  return slot;
};
