import { PlatformError } from "#src/errors.ts";
import { loadOnce } from "#src/load-once.ts";
import { scriptRule, trustedPolicy } from "#src/trusted-policy.ts";

/** How the addresses of allowed scripts begin. Code that loads a script of another host adds its address. */
export const scriptUrls: string[] = [];

scriptRule.check = (url) => {
  if (!scriptUrls.some((start) => url.startsWith(start)))
    throw new TypeError(`Cannot load ${url}: add it to scriptUrls.`);
  return url;
};

const loads = new Map<string, () => Promise<void>>();

/** For tests, whose pages follow each other in one window. */
export const forgetScripts = (): void => loads.clear();

const withoutQuery = (url: string): string => url.replace(/[?#].*/, "");

/** The page's own tag for the same file, with any query. Until the page has loaded, the script may be on the way. */
const ownTag = (url: string): HTMLScriptElement | undefined =>
  document.readyState === "complete"
    ? undefined
    : [...document.scripts].find(({ src }) => withoutQuery(src) === withoutQuery(url));

/** A content blocker may have stopped the tag before we listened; the page's own load event comes in any case. */
const whenOver = (tag: HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ["load", "error"]) tag.addEventListener(type, resolve);
    addEventListener("load", resolve);
  });

/** The nonce that the page's policy wants on scripts. Browsers hide the attribute but not the property. */
const pageNonce = (): string => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";

const appendTag = (url: string): HTMLScriptElement => {
  const tag = document.createElement("script");
  tag.nonce = pageNonce();
  tag.src = trustedPolicy().createScriptURL(url);
  document.head.append(tag);
  return tag;
};

const whenLoaded = (tag: HTMLScriptElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    tag.addEventListener("load", () => resolve());
    tag.addEventListener("error", () => {
      tag.remove();
      reject(new PlatformError("network", `${url} could not be loaded. Check the connection and the page's policy.`));
    });
  });

const load = async (url: string, isThere: () => boolean): Promise<void> => {
  const own = ownTag(url);
  if (own) await whenOver(own);
  if (!isThere()) await whenLoaded(appendTag(url), url);
};

/**
 * Loads a script once per address; a failed load is tried again at the next call. `isThere` tells whether the page has
 * brought the script itself.
 * @throws PlatformError when the script cannot be loaded, TypeError when `scriptUrls` lacks its address.
 */
export const loadScript = async (url: string, isThere: () => boolean): Promise<void> => {
  if (isThere()) return;
  const loading = loads.get(url) ?? loadOnce(() => load(url, isThere));
  loads.set(url, loading);
  await loading();
};
