import type { PlainObject } from "#src/plain-object.ts";
import { send, withoutActions } from "./client.ts";
import { globalInSource } from "./settings-source.ts";

let freshPage: Promise<string> | undefined;

/** The page's source past the cache, with fresh nonces. Callers at the same time share one request. */
export const freshPageSource = (): Promise<string> => {
  const address = withoutActions(location.href);
  // No cache has this query.
  address.searchParams.set("storefront-fresh", String(Date.now()));
  freshPage ??= send(address.href, { method: "GET" }).finally(() => {
    freshPage = undefined;
  });
  return freshPage;
};

export const freshGlobal = async (name: string): Promise<PlainObject | undefined> =>
  globalInSource(await freshPageSource(), name);
