/**
 * The platform's cookie that says a shopper has dismissed the shop's notice. Read on every page that prints one, so
 * without the cookie library.
 */
export const noticeCookie = ({ dataset }: HTMLElement): string => `store_notice${dataset.noticeId ?? ""}`;

export const NOTICE_DISMISSED = "hidden";

export const isNoticeDismissed = (notice: HTMLElement): boolean =>
  document.cookie.split("; ").includes(`${noticeCookie(notice)}=${NOTICE_DISMISSED}`);

/**
 * Shows a notice that the server has hidden, since only the browser knows whether it was dismissed; style sheets of
 * themes often hide it too. Returns the undo.
 */
export const revealNotice = (notice: HTMLElement): (() => void) => {
  const { display } = notice.style;
  notice.style.display = "";
  if (getComputedStyle(notice).display === "none") notice.style.display = "block";
  return () => {
    notice.style.display = display;
  };
};
