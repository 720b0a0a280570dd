import { writeCookie } from "#src/dom/cookies.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { focusPast } from "#src/dom/focus-order.ts";
import { isKeyboardClick } from "#src/dom/keyboard-click.ts";
import { NOTICE_DISMISSED, noticeCookie } from "#src/dom/notice-cookie.ts";
import { checkNotice, DISMISS_LINK } from "./contract.ts";

/** The loader has already shown the notice (`revealNotice`). */
export const attach = (notice: HTMLElement, hear: Hear): (() => void) => {
  checkNotice(notice);
  notice.dataset.state = "shown";

  hear("click", (event) => {
    if (!event.target.closest(DISMISS_LINK)) return;
    writeCookie(noticeCookie(notice), NOTICE_DISMISSED);
    // Otherwise the focus would fall back to the start of the page.
    if (isKeyboardClick(event)) focusPast(notice);
    notice.style.display = "none";
    notice.dataset.state = "dismissed";
  });
  // The loader restores the notice's visibility, which it has set.
  return () => {
    delete notice.dataset.state;
  };
};
