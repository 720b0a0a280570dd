import { announce } from "#src/dom/announce.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { createSlot } from "#src/dom/slot.ts";
import { copyTarget, text } from "./contract.ts";

/** Copies an element's text or a field's value. False when the browser does not allow it; the text is then selected. */
const copyText = async (source: Element): Promise<boolean> => {
  let copied = source.textContent.trim();
  if (source instanceof HTMLInputElement) {
    copied = source.value;
    source.focus();
    // A plain `select()` does not work on all phones.
    source.setSelectionRange(0, 9999);
  } else getSelection()?.selectAllChildren(source);
  try {
    await navigator.clipboard.writeText(copied);
    return true;
  } catch {
    // Pages without a secure connection have no clipboard, only the old command.
    return document.execCommand("copy");
  }
};

/** Copies the list's address, or selects it to be copied by hand where the browser forbids copying. */
export const attach = (box: HTMLElement, hear: Hear): (() => void) => {
  // Reports a missing part at once, not at the first press.
  copyTarget(box);
  const said = createSlot();
  // `announce` speaks it: a live region that is new on the page would stay silent.
  said.ariaHidden = "true";
  box.append(said);

  const copy = async () => {
    said.textContent = text((await copyText(copyTarget(box))) ? "wishlistCopied" : "wishlistCopyFailed");
    announce(said.textContent);
  };

  hear("click", ({ target }) => {
    if (target.closest(".copy-trigger")) void copy();
  });
  return () => said.remove();
};
