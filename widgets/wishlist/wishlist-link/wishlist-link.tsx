import { delegate } from "#src/dom/delegated-events.ts";
import { createFollower } from "#src/stores/wish-links.ts";

/** A wishlist link outside the plugin's own blocks. Returns the undo. */
export const attach = (link: HTMLElement): (() => void) => {
  const { follow, stop } = createFollower(link, "wishlist-link");
  const end = delegate(link, "click", ({ defaultPrevented }) => defaultPrevented && void follow(link));
  return () => {
    end();
    stop();
  };
};
