import Cookies from "js-cookie";

/** The one home of document.cookie. */

/** A cookie's decoded value, or an empty text. */
export const readCookie = (name: string): string => Cookies.get(name) ?? "";

/** Sets a cookie on path `/`. Without `expiresInDays` it lasts for the browser session. */
export const writeCookie = (name: string, value: string, options: { expiresInDays?: number } = {}): void => {
  Cookies.set(name, value, {
    path: "/",
    sameSite: "Lax",
    ...(options.expiresInDays === undefined ? {} : { expires: options.expiresInDays }),
  });
};

/** The cookie, named by the platform, that says a shopper has dismissed the shop's notice with this id. */
export const noticeCookie = (noticeId = ""): string => `store_notice${noticeId}`;

/** What the platform writes into it. */
export const NOTICE_DISMISSED = "hidden";
