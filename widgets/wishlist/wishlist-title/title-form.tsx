import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { HELD } from "#src/dom/held-fields.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { showPending } from "#src/dom/wishlist-pending.ts";
import { editorOf, fieldOf, text, titleOf } from "./contract.ts";

export type TitleState = "display" | "editing" | "saving" | "invalid" | "failed";

/** Shows the title, or its form in a state, and names what the server prints as bare icons. Returns the undo. */
export const showTitle = (host: HTMLElement, state: TitleState): (() => void) => {
  const editor = editorOf(host);
  const isInvalid = state === "invalid";
  const undos = [
    changeAttributes(titleOf(host), state === "display" ? {} : { style: "display: none" }),
    changeAttributes(editor, {
      style: `display: ${state === "display" ? "none" : "inline-block"}`,
      ...(isInvalid && { class: `${editor.className} woocommerce-invalid` }),
    }),
    // Of a required field the browser says in the shopper's language what is missing.
    changeAttributes(fieldOf(host), {
      "aria-label": text("wishlistEditTitle"),
      // What is being typed outlasts a new print.
      ...(state !== "display" && { [HELD]: "" }),
      ...(isInvalid && { "aria-invalid": "true", required: "" }),
    }),
  ];
  for (const [selector, label] of [
    [".save-title-form", text("wishlistSaveTitle")],
    [".hide-title-form", text("wishlistKeepTitle")],
  ] as const)
    for (const link of host.querySelectorAll(selector)) undos.push(changeAttributes(link, { "aria-label": label }));
  if (state === "saving") undos.push(showPending(editor));
  if (state === "failed") undos.push(showNotice(editor, text("wishlistFailed")));
  return () => {
    for (const undo of undos) undo();
  };
};
