import { useLayoutEffect, useState } from "react";

/** Where a slot stands, seen from a node of the server: the words of `insertAdjacentElement`. */
export type SlotPlace = "beforebegin" | "afterbegin" | "beforeend" | "afterend";

/** A place of the island's own beside or in a server node, to render into by portal. It goes when the island goes. */
export const useSlot = (anchor: Element, place: SlotPlace, tag: "div" | "span" = "span"): HTMLElement => {
  const [slot] = useState(() => {
    const created = document.createElement(tag);
    // Newer server HTML around it leaves it alone.
    created.setAttribute("data-sw-slot", "");
    return created;
  });
  useLayoutEffect(() => {
    anchor.insertAdjacentElement(place, slot);
    return () => slot.remove();
  }, [anchor, place, slot]);
  return slot;
};
