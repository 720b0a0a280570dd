import { announce } from "#src/dom/announce.ts";
import { copyText } from "#src/dom/clipboard.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { createSlot } from "#src/dom/slot.ts";
import { addressOf, text } from "./contract.ts";

/**
 * Copies the list's address. Where the browser does not allow it, the address stands selected to be copied by hand.
 * Returns the undo.
 */
export const attach = (box: HTMLElement, hear: Hear): (() => void) => {
  // Says at once what is missing.
  addressOf(box);
  const said = createSlot();
  // Spoken by the page's own region; a new one would keep silent.
  said.ariaHidden = "true";
  box.append(said);

  const copy = async () => {
    said.textContent = text((await copyText(addressOf(box))) ? "wishlistCopied" : "wishlistCopyFailed");
    announce(said.textContent);
  };

  hear("click", ({ target }) => {
    if (target.closest(".copy-trigger")) void copy();
  });
  return () => said.remove();
};
