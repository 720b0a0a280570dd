import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** What a browser really loads of the bundle. */

const FOLDER = "/storefront-widgets/";

/** A file of the bundle and its bytes after gzip -9. */
export type Weighed = readonly [file: string, bytes: number];

/** Weighs each file from now on; what is returned hands out those that have come since it was last asked. */
export const weighFiles = (page: Page): (() => Promise<Weighed[]>) => {
  const addresses = new Set<string>();
  // Not "response": on a busy machine that is told later than the page shows what the answer brought.
  page.on("request", (request) => {
    if (request.url().includes(FOLDER)) addresses.add(request.url());
  });
  // Fetched anew: a page that is left takes the bodies of its responses along.
  const weigh = async (address: string): Promise<Weighed> => {
    const body = await (await page.request.get(address)).body();
    return [new URL(address).pathname.split(FOLDER)[1] ?? address, gzipSync(body, { level: 9 }).length];
  };
  return async () => {
    const loaded = [...addresses];
    addresses.clear();
    return Promise.all(loaded.map(weigh));
  };
};

export const report = (rows: readonly Weighed[]): string => rows.map(([file, bytes]) => `${file} ${bytes}`).join(", ");

export const total = (rows: readonly Weighed[]): number => rows.reduce((sum, [, bytes]) => sum + bytes, 0);
