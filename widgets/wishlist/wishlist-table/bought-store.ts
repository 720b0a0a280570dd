import { parseServerHtml } from "#src/dom/server-html.ts";
import { createSlot } from "#src/dom/slot.ts";
import { isOwnList } from "#src/dom/wishlist-markup.ts";
import { isWishlistOn, wishlistLabel } from "#src/platform/wishlist-settings.ts";
import { changeWishlist } from "#src/stores/wishlist-changes.ts";
import { acceptListed, tellOtherTabs } from "#src/stores/wishlists.ts";
import { keepFocus, readRow, TABLE } from "./list-rows.tsx";

/** The shop's own words stand above the list and survive the list's being printed anew. */
const tell = (form: HTMLElement): void => {
  form.querySelector(":scope > .sw-wishlist-message")?.remove();
  const place = createSlot("div");
  place.className = "sw-wishlist-message";
  place.append(parseServerHtml(wishlistLabel("added_to_cart_message")));
  form.prepend(place);
};

/** After a product of the list has gone into the cart: the row goes where the shop is set so, but only the owner's. */
export const followBought = (form: HTMLElement, button: HTMLElement): void => {
  const row = readRow(button);
  if (!row || !form.contains(button)) return;
  button.classList.remove("added");
  row.element.querySelector(".added_to_cart")?.remove();
  if (isWishlistOn("remove_from_wishlist_after_add_to_cart") && isOwnList(form)) {
    const restoreFocus = keepFocus(form, row);
    row.element.remove();
    restoreFocus();
    acceptListed(new Map([[Number(row.rowId), false]]));
    tellOtherTabs();
    // The shop has words of its own for an empty list; without them the table stays empty.
    if (!form.querySelector(`${TABLE} [data-row-id]`))
      changeWishlist("load_fragments", {}).then(restoreFocus, () => {});
  }
  tell(form);
};
