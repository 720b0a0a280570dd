import type { UserList, WishlistAnswer } from "#src/platform/wishlist-answer.ts";

/** Call 12: all named fields; of several with one name the last one counts. */
export const sendEstimate = async (form: HTMLFormElement): Promise<WishlistAnswer> => {
  const { askEstimate } = await import("#src/platform/wishlist.ts");
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
  return askEstimate(Object.fromEntries(fields));
};

const optionOf = ({ id, name }: UserList): HTMLOptionElement => {
  const option = document.createElement("option");
  option.value = String(id);
  // A name is a text of the shopper, not HTML.
  option.textContent = name;
  return option;
};

/** Every popup of the page that offers lists by id offers the new ones too. */
export const refreshChoices = (lists: readonly UserList[] | undefined): void => {
  if (!lists) return;
  for (const select of document.querySelectorAll<HTMLSelectElement>("select.wishlist-select")) {
    // A move names lists by token, which the answer does not tell.
    if (select.closest("form")?.querySelector(".move_to_wishlist")) continue;
    const [last] = [...select.options].filter(({ value }) => value === "new");
    select.replaceChildren(...lists.map(optionOf), ...(last ? [last] : []));
  }
};
