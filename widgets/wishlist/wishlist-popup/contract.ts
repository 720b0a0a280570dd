// Spec 2, 4, 5, 7, 8 and 9, Wishlist popups; contract chapter 8 and 7 (calls 1, 4, 5 and 12).
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { isWishlistOn, wishlistLabel, wishlistMs, wishlistText } from "#src/platform/wishlist-settings.ts";

export interface WishlistPopupProps {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  /** How long the answer is shown; undefined until the shopper closes it. */
  feedbackMs: number | undefined;
  estimateMs: number;
  /** Where to go after an estimate was asked for; empty to stay. */
  estimateRedirect: string;
  cookieText: string;
}

/** What the shopper chose in the popup. */
export interface Choice {
  /** A list's id or token, or `new`. */
  list: string;
  name: string;
  visibility: string;
  nameField: HTMLInputElement | null;
}

export const NEW = "new";

const isShown = (element: Element): boolean => !element.closest("[hidden]");

export const readChoice = (dialog: HTMLElement): Choice => {
  const select = [...dialog.querySelectorAll<HTMLSelectElement>("select.wishlist-select")].find(isShown);
  const nameField = dialog.querySelector<HTMLInputElement>("input.wishlist-name");
  return {
    list: select?.value || NEW,
    name: nameField?.value ?? "",
    visibility: dialog.querySelector<HTMLInputElement>(".wishlist-visibility:checked")?.value ?? "0",
    nameField,
  };
};

export const readProps = (host: HTMLElement): WishlistPopupProps => ({
  dialog: host as HTMLDialogElement,
  form: requirePart<HTMLFormElement>(host, "form", "the popup's form"),
  feedbackMs: isWishlistOn("auto_close_popup", true) ? wishlistMs("popup_timeout") : undefined,
  estimateMs: wishlistMs("time_to_close_prettyphoto"),
  estimateRedirect: isWishlistOn("redirect_after_ask_estimate") ? wishlistText("ask_estimate_redirect_url") : "",
  cookieText: wishlistLabel("cookie_disabled"),
});

/** A text in the shop's language. */
export const text = message;
