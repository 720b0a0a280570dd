import { useState } from "react";
import { flushSync } from "react-dom";
import { clearAnnouncement } from "#src/dom/announce.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { followWishLink, type WishOutcome } from "#src/stores/wish-links.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useRestoredPage } from "#src/ui/use-restored-page.ts";
import type { AddToWishlistProps } from "./contract.ts";
import { useChoices } from "./use-choices.ts";
import { useTooltip } from "./use-tooltip.ts";
import "./style.css";

const LINKS = ".add_to_wishlist, .delete_item, .remove_from_all_wishlists";

/** The server's new block may no longer have the link that had the focus. */
const keepFocus = (heart: HTMLElement): void => {
  const [next] = heart.querySelectorAll<HTMLElement>("a[href]");
  if (isFocusLost()) moveFocus(next ?? heart);
};

export const AddToWishlist = ({ heart, hasTooltips, cookieText, failedText }: AddToWishlistProps) => {
  const [state, setState] = useState<WishOutcome | "pending">("idle");
  useHostState(heart, state);
  useTooltip(heart, hasTooltips);
  const { opensFirst } = useChoices(heart);
  useRestoredPage(() => setState("idle"));

  useHostEvent<MouseEvent>(heart, "click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LINKS) : null;
    if (!link || !event.defaultPrevented || state === "pending" || opensFirst(event, link)) return;
    clearAnnouncement();
    flushSync(() => setState("pending"));
    const hadFocus = heart.contains(document.activeElement);
    setState(await followWishLink(link, "add-to-wishlist"));
    if (hadFocus) keepFocus(heart);
  });

  if (state !== "failed" && state !== "blocked") return null;
  return <InlineNotice after={heart} text={state === "blocked" ? cookieText : failedText} />;
};
