import Cookies from "js-cookie";

/** The one home of document.cookie. */

/** A cookie's decoded value, or an empty text. */
export const readCookie = (name: string): string => Cookies.get(name) ?? "";

/** Sets a cookie of the whole shop, for the browser's session. */
export const writeCookie = (name: string, value: string): void => {
  Cookies.set(name, value, { sameSite: "Lax" });
};

/** Whether the browser keeps cookies for this shop. */
export const areCookiesEnabled = (): boolean => {
  if (navigator.cookieEnabled) return true;
  writeCookie("cookietest", "1");
  const isKept = readCookie("cookietest") === "1";
  Cookies.remove("cookietest");
  return isKept;
};
