import type { Hear } from "#src/dom/delegated-events.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { PENDING } from "#src/dom/marks.ts";
import { createFollower } from "#src/stores/wishlist-links.ts";
import { followChoices } from "./choices.tsx";
import { hasTooltips } from "./contract.ts";
import { followTooltips } from "./tooltip.tsx";
import "./style.css";

/** Until the shop has told of the chosen variation, a key could take off the one before. */
const BLOCKED = `[${PENDING}=wish]`;

const LINKS = ".add_to_wishlist[data-product-id], .delete_item, .remove_from_all_wishlists";

/** After each change the server prints a new block, perhaps without the link that had the focus. */
const keepFocus = (heart: HTMLElement): void => {
  if (isFocusLost()) moveFocus(heart.querySelector<HTMLElement>("a[href]") ?? heart);
};

/** A product's wishlist button, whose block the server prints anew after each change. */
export const attach = (heart: HTMLElement, hear: Hear): (() => void) => {
  const { follow, stop } = createFollower(heart, "add-to-wishlist");
  const { openInstead, stop: stopChoices } = followChoices(heart, hear);

  hear("click", async (event) => {
    const link = event.target.closest<HTMLElement>(LINKS);
    // The second click of a double click may hit the link that takes back what the first has done.
    if (!link || event.detail > 1 || link.closest(BLOCKED) || openInstead(event, link)) return;
    const hadFocus = heart.contains(document.activeElement);
    await follow(link);
    if (hadFocus) keepFocus(heart);
  });

  const stopTooltips = hasTooltips() ? followTooltips(hear) : undefined;
  return () => {
    stop();
    stopChoices();
    stopTooltips?.();
  };
};
