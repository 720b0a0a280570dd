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

/** Whether the browser keeps cookies for this shop. */
export const areCookiesEnabled = (): boolean => {
  if (navigator.cookieEnabled) return true;
  writeCookie("cookietest", "1");
  const isKept = readCookie("cookietest") === "1";
  Cookies.remove("cookietest", { path: "/" });
  return isKept;
};
