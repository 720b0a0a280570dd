import { announce } from "#src/dom/announce.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { createSlot } from "#src/dom/slot.ts";
import { addressOf, text } from "./contract.ts";
import { copyText } from "./copy-text.tsx";

/** Copies the list's address, or selects it to be copied by hand where the browser forbids copying. */
export const attach = (box: HTMLElement, hear: Hear): (() => void) => {
  // Reports a missing part at once, not at the first press.
  addressOf(box);
  const said = createSlot();
  // `announce` speaks it: a live region that is new on the page would stay silent.
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
