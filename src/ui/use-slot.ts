import { useLayoutEffect, useState } from "react";
import { createSlot, type SlotPlace } from "#src/dom/slot.ts";

/** The island's own element beside or in a server node, to render into by portal, until the unmount. */
export const useSlot = (anchor: Element, place: SlotPlace, tag: "div" | "span" = "span"): HTMLElement => {
  const [slot] = useState(() => createSlot(tag));
  useLayoutEffect(() => {
    anchor.insertAdjacentElement(place, slot);
    return () => slot.remove();
  }, [anchor, place, slot]);
  return slot;
};
