import { parseServerHtml } from "#src/dom/server-html.ts";
import { createSlot } from "#src/dom/slot.ts";
import { isOwnList } from "#src/dom/wishlist/wishlist-markup.ts";
import { isWishlistOn, wishlistLabel } from "#src/platform/wishlist-settings.ts";
import { changeWishlist } from "#src/stores/wishlist-changes.ts";
import { $wishlists, acceptListed, tellOtherTabs } from "#src/stores/wishlists.ts";
import { keepFocus, readRow, TABLE } from "./list-rows.tsx";

/** Shows the shop's own message above the list, where it stays when the list is printed anew. */
const tell = (form: HTMLElement): void => {
  form.querySelector(":scope > .sw-wishlist-message")?.remove();
  const place = createSlot("div");
  place.className = "sw-wishlist-message";
  place.append(parseServerHtml(wishlistLabel("added_to_cart_message")));
  form.prepend(place);
};

/** After a listed product went into the cart: removes the row from the owner's list if the shop's settings say so. */
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
    // Only the shop has the text for an empty list, and an answer on its way may have the row still. If the request fails,
    // the table stays as it is.
    if (!form.querySelector(`${TABLE} [data-row-id]`) || $wishlists.get().isPending)
      changeWishlist("load_fragments", {}).then(restoreFocus, () => {});
  }
  tell(form);
};
