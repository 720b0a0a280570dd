/** The platform's cookie that says a shopper has dismissed the shop's notice. */
export const noticeCookie = ({ dataset }: HTMLElement): string => `store_notice${dataset.noticeId ?? ""}`;

export const NOTICE_DISMISSED = "hidden";

/** Asked before anybody acts, so without the cookie library. */
const isNoticeDismissed = (notice: HTMLElement): boolean =>
  document.cookie.split("; ").includes(`${noticeCookie(notice)}=${NOTICE_DISMISSED}`);

/**
 * Shows a notice that the server has hidden, since only the browser knows whether it was dismissed; style sheets of
 * themes often hide it too. Hides a dismissed one that a theme shows. Returns the undo.
 */
export const revealNotice = (notice: HTMLElement): (() => void) => {
  const { display } = notice.style;
  const isDismissed = isNoticeDismissed(notice);
  notice.style.display = isDismissed ? "none" : "";
  if (!isDismissed && getComputedStyle(notice).display === "none") notice.style.display = "block";
  return () => {
    notice.style.display = display;
  };
};
