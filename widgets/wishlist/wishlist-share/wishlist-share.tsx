import { useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "#src/dom/announce.ts";
import { copyText } from "#src/dom/clipboard.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { addressOf, type WishlistShareProps } from "./contract.ts";

/** Copies the list's address. Where the browser does not allow it, the address stands selected to be copied by hand. */
export const WishlistShare = ({ box, trigger, copiedText, failedText }: WishlistShareProps) => {
  const [text, setText] = useState("");
  const slot = useSlot(trigger.parentElement ?? trigger, "afterend");

  const copy = async () => {
    const isCopied = await copyText(addressOf(box));
    setText(isCopied ? copiedText : failedText);
    announce(isCopied ? copiedText : failedText);
  };

  useHostEvent(box, "click", ({ target }) => {
    if (target instanceof Element && target.closest(".copy-trigger")) void copy();
  });
  useHostEvent<KeyboardEvent>(box, "keydown", ({ key, target }) => {
    const isTrigger = target instanceof HTMLElement && target.matches('.copy-trigger[role="button"]:not(a[href])');
    if (isTrigger && (key === "Enter" || key === " ")) target.click();
  });

  // Spoken by the page's own region; a new one would keep silent.
  return createPortal(text && <span aria-hidden="true">{text}</span>, slot);
};
