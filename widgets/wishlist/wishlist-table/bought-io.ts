import { parseServerHtml } from "#src/dom/server-html.ts";
import { createSlot } from "#src/dom/slot.ts";
import { isOwnList } from "#src/dom/wishlist/wishlist-markup.ts";
import { isWishlistOn, wishlistLabel } from "#src/platform/wishlist-settings.ts";
import { changeWishlist } from "#src/stores/wishlist-changes.ts";
import { keepFocus, readRow } from "./list-rows.tsx";

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
    // Only the shop knows what the row leaves behind: the text for an empty list, the product's button beside the list, or
    // another list that has it. And an answer on its way may have the row still. On a failure the rest stays as it is.
    changeWishlist("load_fragments", {}, Number(row.rowId)).then(restoreFocus, () => {});
  }
  tell(form);
};
