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

/** Browsers refuse a cookie for it where the host is an IP address or a single name such as `localhost`. */
const siteDomain = (): string => `.${location.hostname.replace(/^www\./, "")}`;

const lasting = (days: number) => ({ sameSite: "Lax" as const, ...(days && { expires: days }) });

/**
 * Writes a cookie for a site and its subdomains, with every special sign as a percent code.
 * @param days - 0 keeps it until the browser is closed
 */
export const writeSiteCookie = (name: string, value: string, days: number): void => {
  const attributes = lasting(days);
  strict.set(name, value, { ...attributes, domain: siteDomain() });
  if (readCookie(name) !== value) strict.set(name, value, attributes);
};

/** From "example" to "shop.example". Browsers refuse cookies for suffixes such as ".co.uk", so no list is needed. */
const ownDomains = (): string[] => {
  const labels = location.hostname.split(".");
  return labels.map((_, index) => labels.slice(-1 - index).join("."));
};

/** Removes a cookie, whichever of the site's domains it was written for. */
export const removeSharedCookie = (name: string): void => {
  Cookies.remove(name);
  for (const domain of ownDomains()) Cookies.remove(name, { domain });
};

interface Lifetime {
  /** 0 keeps it until the browser is closed. */
  days: number;
  /** For the widest domain that the browser allows. */
  isForSubdomains: boolean;
}

/** Writes a cookie in the library's own encoding, in place of all others of its name. */
export const writeSharedCookie = (name: string, value: string, { days, isForSubdomains }: Lifetime): void => {
  const attributes = lasting(days);
  removeSharedCookie(name);
  for (const domain of isForSubdomains ? ownDomains() : []) {
    Cookies.set(name, value, { ...attributes, domain });
    if (readCookie(name) === value) return;
  }
  Cookies.set(name, value, attributes);
};
