import { clearAnnouncement } from "#src/dom/announce.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { message } from "#src/platform/messages.ts";
import { wishlistLabel } from "#src/platform/wishlist-settings.ts";
import { reportError } from "#src/report-error.ts";
import { followWithoutSettings } from "./wishlist-actions.ts";
import { actOn, type WishObstacle } from "./wishlist-link-acts.ts";

const blockedBy = (link: HTMLElement): Element =>
  (link.matches(".yith-wfbt-add-wishlist") && document.querySelector(".wishlist_table")) ||
  (link.matches(".remove_from_all_wishlists") && link.closest(".content")) ||
  link;

/** Follows the links of a host one at a time. `data-state` shows the state, and a notice after the host a failure. */
export const createFollower = (host: HTMLElement, widget: string) => {
  let hideNotice: (() => void) | undefined;
  const show = (state: WishObstacle | "idle" | "pending" = "idle"): void => {
    host.dataset.state = state;
    hideNotice?.();
    if (state === "failed") hideNotice = showNotice(host, message("wishlistFailed"));
    if (state === "blocked") hideNotice = showNotice(host, wishlistLabel("cookie_disabled"));
  };
  show();
  return {
    follow: async (link: HTMLElement): Promise<void> => {
      if (host.dataset.state === "pending" || followWithoutSettings(link)) return;
      clearAnnouncement();
      show("pending");
      const unblock = showPending(blockedBy(link));
      const obstacle = await actOn(link).catch((error): WishObstacle => {
        reportError(widget, error, link);
        return "failed";
      });
      unblock();
      // After an unmount the host has no state, and must not get one again.
      if (host.dataset.state === "pending") show(obstacle);
    },
    stop: () => {
      hideNotice?.();
      delete host.dataset.state;
    },
  };
};
