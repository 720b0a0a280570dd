/**
 * The platform's cookie that says a shopper has dismissed the shop's notice. Read on every page that prints one, so
 * without the cookie library. Without an expiry it lasts for the browser session.
 */
const cookieOf = ({ dataset }: HTMLElement): string =>
  `${encodeURIComponent(`store_notice${dataset.noticeId ?? ""}`)}=hidden`;

export const isNoticeDismissed = (notice: HTMLElement): boolean =>
  document.cookie.split("; ").includes(cookieOf(notice));

export const rememberDismissal = (notice: HTMLElement): void => {
  document.cookie = `${cookieOf(notice)}; path=/; samesite=lax`;
};
