import { PlatformError } from "#src/errors.ts";
import { trustedPolicy } from "#src/trusted-policy.ts";

/** The one place that loads scripts of third parties. */

const loads = new Map<string, Promise<void>>();

const withoutQuery = (address: string): string => address.replace(/[?#].*/, "");

/** The same file that the page itself loads, with whatever query; its tag may still be on the way. */
const ownTag = (address: string): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src }) => withoutQuery(src) === withoutQuery(address));

/** What the page's security policy asks of scripts. Browsers hide the attribute, not the property. */
const pageNonce = (): string => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";

const appendTag = (address: string): HTMLScriptElement => {
  const tag = document.createElement("script");
  tag.async = true;
  tag.nonce = pageNonce();
  tag.src = trustedPolicy().createScriptURL(address);
  document.head.append(tag);
  return tag;
};

const settled = (tag: HTMLScriptElement, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    tag.addEventListener("load", () => resolve());
    tag.addEventListener("error", () => {
      tag.remove();
      reject(
        new PlatformError("network", `${address} could not be loaded. Check the connection and the page's policy.`),
      );
    });
  });

/**
 * Loads a third party's script, once per address however many ask. A failed load is tried again at the next call.
 * `isThere` tells whether the page has brought the script itself.
 *
 * @throws TypeError when the address is no captcha provider's.
 */
export const loadScript = async (address: string, isThere: () => boolean): Promise<void> => {
  if (isThere()) return;
  const loading = loads.get(address) ?? settled(ownTag(address) ?? appendTag(address), address);
  loads.set(address, loading);
  try {
    await loading;
  } catch (error) {
    loads.delete(address);
    throw error;
  }
};
