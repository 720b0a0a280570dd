import Cookies from "js-cookie";

/** Cookies by their library. What looks at one before anybody acts reads document.cookie itself, to load light. */

/** A cookie's decoded value, or an empty text. */
export const readCookie = (name: string): string => Cookies.get(name) ?? "";

/** Sets a cookie of the whole shop, for the browser's session. */
export const writeCookie = (name: string, value: string): void => {
  Cookies.set(name, value, { sameSite: "Lax" });
};
