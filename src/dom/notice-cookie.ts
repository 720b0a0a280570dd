/**
 * The platform's cookie that says a shopper has dismissed the shop's notice. Read on every page that prints one, so
 * without the cookie library.
 */
export const noticeCookie = ({ dataset }: HTMLElement): string => `store_notice${dataset.noticeId ?? ""}`;

export const NOTICE_DISMISSED = "hidden";

export const isNoticeDismissed = (notice: HTMLElement): boolean =>
  document.cookie.split("; ").includes(`${noticeCookie(notice)}=${NOTICE_DISMISSED}`);
