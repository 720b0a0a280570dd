import { reveal } from "./reveal.ts";

export const noticeCookie = ({ dataset }: HTMLElement): string => `store_notice${dataset.noticeId ?? ""}`;

/** The platform's own script also knows a dismissed notice by this value. */
export const NOTICE_DISMISSED = "hidden";

/** Runs before the shopper acts, so it does without the cookie library. */
const isNoticeDismissed = (notice: HTMLElement): boolean =>
  document.cookie.split("; ").includes(`${noticeCookie(notice)}=${NOTICE_DISMISSED}`);

/**
 * Shows a notice that the server or a theme hides, since only the browser knows whether it was dismissed. Looks again
 * when the page is shown, for a dismissal on another page meanwhile. Returns the undo.
 */
export const revealNotice = (notice: HTMLElement): (() => void) => {
  const hideDismissed = () => {
    if (isNoticeDismissed(notice)) notice.style.display = "none";
  };
  const restore = reveal(notice);
  hideDismissed();
  document.addEventListener("visibilitychange", hideDismissed);
  return () => {
    document.removeEventListener("visibilitychange", hideDismissed);
    restore();
  };
};
