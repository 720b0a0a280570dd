/** The platform's cookie that says a shopper has dismissed the shop's notice. */
export const noticeCookie = ({ dataset }: HTMLElement): string => `store_notice${dataset.noticeId ?? ""}`;

/** The cookie's value, by which the platform's own script knows a dismissed notice too. */
export const NOTICE_DISMISSED = "hidden";

/** Asked before anybody acts, so without the cookie library. */
const isNoticeDismissed = (notice: HTMLElement): boolean =>
  document.cookie.split("; ").includes(`${noticeCookie(notice)}=${NOTICE_DISMISSED}`);

/**
 * Shows a notice that the server has hidden, since only the browser knows whether it was dismissed; style sheets of
 * themes often hide it too. Hides a dismissed one that a theme shows, and one that was dismissed on another page while
 * this one was out of sight: kept for Back, rendered ahead, or in another tab. Returns the undo.
 */
export const revealNotice = (notice: HTMLElement): (() => void) => {
  const { style } = notice;
  const { display } = style;
  const hideDismissed = () => {
    if (isNoticeDismissed(notice)) style.display = "none";
  };
  style.display = "";
  hideDismissed();
  if (!style.display && getComputedStyle(notice).display === "none") style.display = "block";
  document.addEventListener("visibilitychange", hideDismissed);
  return () => {
    document.removeEventListener("visibilitychange", hideDismissed);
    style.display = display;
  };
};
