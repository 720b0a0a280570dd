import type { Hear } from "#src/dom/delegated-events.ts";
import { createFollower } from "#src/stores/wishlist-links.ts";

/** A wishlist link outside the plugin's own blocks. */
export const attach = (link: HTMLElement, hear: Hear): (() => void) => {
  const { follow, stop } = createFollower(link, "wishlist-link");
  hear("click", () => void follow(link));
  return stop;
};
