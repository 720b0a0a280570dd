import Cookies from "js-cookie";

/** Loads the cookie library. Code that runs before the shopper acts reads `document.cookie` itself. */

export const readCookie = (name: string): string => Cookies.get(name) ?? "";

export const writeCookie = (name: string, value: string): void => {
  Cookies.set(name, value, { sameSite: "Lax" });
};

const strict = Cookies.withConverter({
  write: (value: string) =>
    encodeURIComponent(value).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
});

/** Addresses and single names have no subdomains, for which browsers refuse a cookie. */
const siteDomain = (): string => `.${location.hostname.replace(/^www\./, "")}`;

/**
 * Writes a cookie for a site and its subdomains, with every special sign as a percent code.
 * @param minutes - 0 keeps it until the browser is closed
 */
export const writeSiteCookie = (name: string, value: string, minutes: number): void => {
  const expires = minutes ? { expires: minutes / (24 * 60) } : {};
  const attributes = { sameSite: "Lax" as const, ...expires };
  strict.set(name, value, { ...attributes, domain: siteDomain() });
  if (readCookie(name) !== value) strict.set(name, value, attributes);
};

export const removeSiteCookie = (name: string): void => {
  for (const domain of [undefined, siteDomain(), `.${location.hostname}`])
    Cookies.remove(name, domain ? { domain } : {});
};
