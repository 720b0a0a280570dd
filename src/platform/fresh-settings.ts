import { send, withoutActions } from "./client.ts";
import type { PlainObject } from "./page-globals.ts";
import { globalInSource } from "./settings-source.ts";

let freshPage: Promise<string> | undefined;

/**
 * The page's source as the server prints it now. Nonces on cached pages go stale; the page itself, asked for past the
 * cache, carries new ones. It is fetched once and shared by all who need it at the time.
 */
export const freshPageSource = (): Promise<string> => {
  const address = withoutActions(location.href);
  // A query that no cache has seen yet.
  address.searchParams.set("storefront-fresh", String(Date.now()));
  freshPage ??= send(address.href, { method: "GET" }).finally(() => {
    freshPage = undefined;
  });
  return freshPage;
};

/** A configuration object as the server prints it now. */
export const freshGlobal = async (name: string): Promise<PlainObject | undefined> =>
  globalInSource(await freshPageSource(), name);
