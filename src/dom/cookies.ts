import Cookies from "js-cookie";

/** The one home of document.cookie. */

/** A cookie's decoded value, or an empty text. */
export const readCookie = (name: string): string => Cookies.get(name) ?? "";

/** Sets a cookie of the whole shop, for the browser's session. */
export const writeCookie = (name: string, value: string): void => {
  Cookies.set(name, value, { sameSite: "Lax" });
};
