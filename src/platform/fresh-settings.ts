import type { PlatformError } from "#src/errors.ts";
import { isObject, type PlainObject } from "#src/plain-object.ts";
import { tryParse } from "#src/try-parse.ts";
import { send, withoutActions } from "./client.ts";
import { BLOCK_ID } from "./page-globals.ts";

/** The page's settings as the shop prints them now: nonces on a cached page go stale. */

/** The object at the start of a text. Strings inside it may hold braces. */
const leadingObject = (source: string): PlainObject | undefined => {
  let depth = 0;
  for (const { 0: sign, index } of source.matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (sign === "{") depth++;
    if (sign === "}" && !--depth) return tryParse(source.slice(0, index + 1)) as PlainObject | undefined;
  }
  return undefined;
};

/**
 * An optimiser that defers inline scripts puts each into its tag's address: only what has an address can be deferred. Takes
 * whole groups of four: `atob` throws on an address that is broken off.
 */
const ENCODED = /script;base64,((?:[\w+/=]{4})+)/g;

/** A configuration object in a page's source: from the settings block, else from `name = {…}` as on the page. */
export const globalInSource = (source: string, name: string): PlainObject | undefined => {
  const html = source.replace(ENCODED, (_, script: string) => atob(script));
  const [, block = ""] =
    new RegExp(`<script[^>]*\\bid=["']?${BLOCK_ID}(?![\\w-])[^>]*>(.*?)</script>`, "s").exec(html) ?? [];
  const own: unknown = Object(tryParse(block))[name];
  if (isObject(own)) return own;
  const [, assigned = ""] = new RegExp(`\\b${name}\\s*=\\s*(\\{.*)`, "s").exec(html) ?? [];
  return leadingObject(assigned);
};

let freshPage: Promise<string> | undefined;

/**
 * The page's source past the cache, with fresh nonces. Empty where it cannot be had: callers go back to the refusal that
 * made them ask. Callers at the same time share one request.
 */
export const freshPageSource = (): Promise<string> => {
  const url = withoutActions(location.href);
  // No cache has this query.
  url.searchParams.set("storefront-fresh", String(Date.now()));
  freshPage ??= send(url.href, { method: "GET" })
    .catch(() => "")
    .finally(() => {
      freshPage = undefined;
    });
  return freshPage;
};

/** Undefined where the page cannot be had, or prints no such object any more. */
export const freshGlobal = async (name: string): Promise<PlainObject | undefined> =>
  globalInSource(await freshPageSource(), name);

interface Nonce {
  /** As the page has it. */
  nonce: string;
  /** True for a refusal of the nonce. */
  isStale: (error: PlatformError) => boolean;
  /** Resolves with anything but a text where the shop prints none. */
  readFresh: () => Promise<unknown>;
}

/**
 * Asks the shop. A refused nonce is replaced once; if the page still prints the same, the shop has refused something else.
 * @throws PlatformError when the request finally fails.
 */
export const askWithNonce = async <Answer>(
  ask: (nonce: string) => Promise<Answer>,
  { nonce, isStale, readFresh }: Nonce,
): Promise<Answer> => {
  try {
    return await ask(nonce);
  } catch (error) {
    const fresh = isStale(error as PlatformError) && (await readFresh());
    if (typeof fresh !== "string" || fresh === nonce) throw error;
    return ask(fresh);
  }
};
