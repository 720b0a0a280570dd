import { create } from "#src/dom/create.ts";
import { textOfHtml } from "#src/dom/server-html.ts";
import { askWishlist } from "#src/platform/wishlist.ts";
import type { UserList, WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { credentialsOf } from "#src/platform/wishlist-settings.ts";
import { inTurn } from "#src/stores/wishlist-changes.ts";

/** Call 12 with all named fields. Of fields with one name the last counts, and the call's own fields override all. */
export const sendEstimate = (form: HTMLFormElement): Promise<WishlistAnswer> => {
  const fields = { ...Object.fromEntries(new FormData(form)), ...credentialsOf("ask_an_estimate") };
  return inTurn(() => askWishlist("ask_an_estimate", fields));
};

const itemOf = ({ id, name, addUrl }: UserList, main?: HTMLElement | null): HTMLLIElement => {
  const item = create("li");
  const link = create("a", { href: addUrl, className: "add_to_wishlist", textContent: name });
  Object.assign(link.dataset, main?.dataset, { wishlistId: id });
  item.append(link);
  return item;
};

/** Offers the new lists at every place on the page where a list can be chosen by id. */
export const refreshChoices = (lists: WishlistAnswer["lists"]): void => {
  if (!lists) return;
  const named = lists.map((list) => ({ ...list, name: textOfHtml(list.name), addUrl: textOfHtml(list.addUrl) }));
  for (const select of document.querySelectorAll<HTMLSelectElement>("select.wishlist-select")) {
    // A move needs list tokens, which the answer does not contain.
    if (select.matches("form:has(.move_to_wishlist) *")) continue;
    select.replaceChildren(
      ...named.map(({ id, name }) => create("option", { value: String(id), textContent: name })),
      ...select.querySelectorAll('[value="new"]'),
    );
  }
  for (const dropdown of document.querySelectorAll("ul.yith-wcwl-dropdown")) {
    const main = dropdown.closest(".yith-wcwl-add-button")?.querySelector<HTMLElement>(":scope > a");
    dropdown.replaceChildren(...named.flatMap((list) => (list.isDefault ? [] : itemOf(list, main))));
  }
};
