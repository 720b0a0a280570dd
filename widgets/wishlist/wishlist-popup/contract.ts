// Spec 2, 4, 5, 7, 8 and 9, Wishlist popups; contract chapter 8 and 7 (calls 1, 4, 5 and 12).
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { type WishlistSettings, wishlistSettings } from "#src/platform/wishlist-settings.ts";

export interface WishlistPopupProps extends WishlistSettings {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  closeLabel: string;
  failedText: string;
  addedText: string;
  existsText: string;
}

/** What the shopper chose in the popup. */
export interface Choice {
  /** A list's id or token, or `new`. */
  list: string;
  isNew: boolean;
  name: string;
  visibility: string;
  nameField: HTMLInputElement | null;
}

const NEW = "new";

const isShown = (element: Element): boolean => !element.closest("[hidden]");

export const readChoice = (dialog: HTMLElement): Choice => {
  const select = [...dialog.querySelectorAll<HTMLSelectElement>("select.wishlist-select")].find(isShown);
  const list = select?.value || NEW;
  const nameField = dialog.querySelector<HTMLInputElement>("input.wishlist-name");
  const isNew = list === NEW;
  return {
    list,
    isNew,
    name: nameField?.value ?? "",
    visibility: dialog.querySelector<HTMLInputElement>(".wishlist-visibility:checked")?.value ?? "0",
    nameField,
  };
};

export const readProps = (host: HTMLElement): WishlistPopupProps => ({
  ...wishlistSettings(),
  dialog: host as HTMLDialogElement,
  form: requirePart<HTMLFormElement>(host, "form", "the popup's form"),
  closeLabel: message("close"),
  failedText: message("wishlistFailed"),
  addedText: message("wishlistAdded"),
  existsText: message("wishlistExists"),
});
