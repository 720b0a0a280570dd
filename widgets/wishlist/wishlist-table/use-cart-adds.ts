import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { listen } from "#src/dom/platform-events.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { loadBlocks } from "#src/stores/wishlist-actions.ts";
import { acceptListed, tellOtherTabs } from "#src/stores/wishlists.ts";
import { isOwnList, ROW, readRow, type WishlistTableProps } from "./contract.ts";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The shop's own words stand above the list and survive the list's being printed anew. */
const useMessage = (form: HTMLElement) => {
  const [place] = useState(() => {
    const created = document.createElement("div");
    created.setAttribute("data-sw-slot", "");
    return created;
  });
  useEffect(() => () => place.remove(), [place]);
  return (html: string) => {
    if (!html) return;
    place.replaceChildren(parseServerHtml(html));
    form.prepend(place);
  };
};

/** Tells the shop from which list a product goes into the cart, and takes it off the list where the shop is set so. */
export const useCartAdds = ({ form, removesAfterCart, addedToCartHtml }: WishlistTableProps): void => {
  const tell = useMessage(form);

  const takeOff = (row: Element) => {
    const productId = Number(row.getAttribute("data-row-id"));
    row.remove();
    acceptListed(new Map([[productId, false]]));
    tellOtherTabs();
    // The shop has words of its own for an empty list; without them the table stays empty.
    if (!form.querySelector(ROW)) loadBlocks([form]).catch(() => undefined);
  };

  const follow = (button: HTMLElement) => {
    const row = button.closest(ROW);
    button.classList.remove("added");
    row?.querySelector(".added_to_cart")?.remove();
    if (row && removesAfterCart && isOwnList(form)) takeOff(row);
    tell(addedToCartHtml);
  };

  const latest = useRef(follow);
  latest.current = follow;

  // In place before a click that is handed over can lead to an add.
  useLayoutEffect(() => {
    const isOurs = (button: unknown): button is HTMLElement => button instanceof HTMLElement && form.contains(button);
    const undos = [
      listen("adding_to_cart", ({ args: [button, data] }) => {
        const row = isOurs(button) ? readRow(button) : undefined;
        if (!row || !isObject(data)) return;
        data.remove_from_wishlist_after_add_to_cart = row.rowId;
        data.wishlist_id = row.listId;
      }),
      listen("added_to_cart", ({ args: [, , button] }) => {
        // After the button has shown itself as added.
        if (isOurs(button)) setTimeout(() => latest.current(button));
      }),
    ];
    return () => {
      for (const undo of undos) undo();
    };
  }, [form]);
};
