import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { HELD } from "#src/dom/marks.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { editorOf, fieldOf, text, titleOf } from "./contract.ts";

export type TitleState = "display" | "editing" | "saving" | "invalid" | "failed";

/** Names the form's buttons where the server prints bare icons; some themes print words. Returns the undos. */
const nameIcons = (host: HTMLElement): (() => void)[] =>
  [...host.querySelectorAll(".save-title-form, .hide-title-form")]
    .filter(({ textContent }) => !/\p{L}/u.test(textContent))
    .map((icon) => {
      const name = icon.matches(".save-title-form") ? "wishlistSaveTitle" : "wishlistKeepTitle";
      return changeAttributes(icon, { "aria-label": text(name) });
    });

/** Shows the title, or its form in the given state. Returns the undo. */
export const showTitle = (host: HTMLElement, state: TitleState): (() => void) => {
  const editor = editorOf(host);
  const isOpen = state !== "display";
  const isInvalid = state === "invalid";
  const undos = [
    changeAttributes(titleOf(host), isOpen ? { style: "display: none" } : {}),
    changeAttributes(editor, {
      style: `display: ${isOpen ? "inline-block" : "none"}`,
      ...(isInvalid && { class: `${editor.className} woocommerce-invalid` }),
    }),
    // The browser's own message for a required field is in the shopper's language.
    changeAttributes(fieldOf(host), {
      "aria-label": text("wishlistEditTitle"),
      // Keeps the typed text when the block is printed anew.
      ...(isOpen && { [HELD]: "" }),
      ...(isInvalid && { "aria-invalid": "true", required: "" }),
      // What is typed now would go with the form.
      ...(state === "saving" && { readonly: "" }),
    }),
    ...nameIcons(host),
  ];
  if (state === "saving") undos.push(showPending(editor));
  if (state === "failed") undos.push(showNotice(editor, text("wishlistFailed")));
  return undoAll(undos);
};
