import Cookies from "js-cookie";

/** Loads the cookie library. Code that runs before the shopper acts reads `document.cookie` itself. */

export const readCookie = (name: string): string => Cookies.get(name) ?? "";

export const writeCookie = (name: string, value: string): void => {
  Cookies.set(name, value, { sameSite: "Lax" });
};
