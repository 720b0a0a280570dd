// Spec 2, 4, 5, 7, 8 and 9, Wishlist popups; wishlist contract 8 and 7 (calls 1, 4, 5 and 12).
import { requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { isWishlistOn, wishlistLabel, wishlistMs, wishlistText } from "#src/platform/wishlist-settings.ts";

export interface WishlistPopupProps {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  /** True for a request for an estimate; false for a change of lists. */
  isEstimate: boolean;
  /** How long the answer stays; undefined until the shopper closes it. */
  answerMs: number | undefined;
  /** The address to open afterwards; empty to stay. */
  redirect: string;
  failedText: string;
}

export interface Choice {
  /** A list's id or token, or `NEW`. */
  list: string;
  /** By their wire names, for a new list. */
  newList: { wishlist_name: string; wishlist_visibility: string };
  nameField: HTMLInputElement | null;
}

export const NEW = "new";

export const readChoice = (dialog: HTMLElement): Choice => {
  const selects = [...dialog.querySelectorAll<HTMLSelectElement>("select.wishlist-select")];
  const select = selects.find((one) => !one.closest("[hidden]"));
  const nameField = dialog.querySelector<HTMLInputElement>("input.wishlist-name");
  return {
    list: select?.value || NEW,
    newList: {
      wishlist_name: nameField?.value ?? "",
      wishlist_visibility: dialog.querySelector<HTMLInputElement>(".wishlist-visibility:checked")?.value ?? "0",
    },
    nameField,
  };
};

const answerMs = (isEstimate: boolean): number | undefined => {
  if (isEstimate) return wishlistMs("time_to_close_prettyphoto");
  return isWishlistOn("auto_close_popup", true) ? wishlistMs("popup_timeout") : undefined;
};

export const readProps = (host: HTMLElement): WishlistPopupProps => {
  const form = requirePart(host, "form") as HTMLFormElement;
  const isEstimate = form.matches(".wishlist-ask-an-estimate-popup");
  const isSentOn = isEstimate && isWishlistOn("redirect_after_ask_estimate");
  return {
    dialog: host as HTMLDialogElement,
    form,
    isEstimate,
    answerMs: answerMs(isEstimate),
    redirect: isSentOn ? wishlistText("ask_estimate_redirect_url") : "",
    failedText: message(isEstimate ? "estimateFailed" : "wishlistFailed"),
  };
};

export const text = message;

export const label = wishlistLabel;
