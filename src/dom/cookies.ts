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
