import { clearAnnouncement } from "#src/dom/announce.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { showPending } from "#src/dom/wishlist-pending.ts";
import { message } from "#src/platform/messages.ts";
import { wishlistLabel } from "#src/platform/wishlist-settings.ts";
import { reportError } from "#src/report-error.ts";
import { checkWishlist } from "#src/wishlist-demand.ts";
import { leadsOn } from "./wishlist-actions.ts";
import { actOn, type WishOutcome } from "./wishlist-link-acts.ts";

/** Follows the links that change a wishlist, in a button's block and anywhere else. */

/** Does what a link is for. What does not work is reported. */
const followWishLink = async (link: HTMLElement, widget: string): Promise<WishOutcome> => {
  try {
    return await actOn(link);
  } catch (error) {
    reportError(widget, error, link);
    // What has been taken off elsewhere, or by an answer that was lost, is refused each time.
    checkWishlist();
    return "failed";
  }
};

/** What waits for the answer to a link. */
const blockedBy = (link: HTMLElement): Element =>
  (link.matches(".yith-wfbt-add-wishlist") && document.querySelector(".wishlist_table")) ||
  (link.matches(".remove_from_all_wishlists") && link.closest(".content")) ||
  link;

/**
 * Follows the links of one host, one at a time: its state is `data-state`, and what did not work is said after it.
 */
export const createFollower = (host: HTMLElement, widget: string) => {
  let hideNotice: (() => void) | undefined;
  const show = (state: WishOutcome | "pending"): void => {
    host.dataset.state = state;
    hideNotice?.();
    if (state === "failed") hideNotice = showNotice(host, message("wishlistFailed"));
    if (state === "blocked") hideNotice = showNotice(host, wishlistLabel("cookie_disabled"));
  };
  // Back or Forward brought the page as it was left, with whatever was on its way lost.
  const restore = ({ persisted }: PageTransitionEvent) => persisted && show("idle");
  addEventListener("pageshow", restore);
  show("idle");
  return {
    follow: async (link: HTMLElement): Promise<void> => {
      if (host.dataset.state === "pending" || leadsOn(link)) return;
      clearAnnouncement();
      show("pending");
      const unblock = showPending(blockedBy(link));
      const outcome = await followWishLink(link, widget);
      unblock();
      // A host that was given back meanwhile has no state any more.
      if (host.dataset.state === "pending") show(outcome);
    },
    stop: () => {
      removeEventListener("pageshow", restore);
      hideNotice?.();
      delete host.dataset.state;
    },
  };
};
