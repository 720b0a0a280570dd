import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const FOLDER = "/storefront-widgets/";

/** A file of the bundle, without its folder, and its size in bytes after gzip -9. */
export type Weighed = readonly [file: string, bytes: number];

/** Weighs each file from now on. The returned function resolves with those that have come since its last call. */
export const weighFiles = (page: Page): (() => Promise<Weighed[]>) => {
  const urls = new Set<string>();
  // Not "response": on a busy machine that event comes later than the change that the file makes on the page.
  page.on("request", (request) => {
    if (request.url().includes(FOLDER)) urls.add(request.url());
  });
  // Fetched again, because the bodies of responses are gone once the page is left.
  const weigh = async (url: string): Promise<Weighed> => {
    const body = await (await page.request.get(url)).body();
    return [basename(new URL(url).pathname), gzipSync(body, { level: 9 }).length];
  };
  return async () => {
    const loaded = [...urls];
    urls.clear();
    return Promise.all(loaded.map(weigh));
  };
};

export const report = (rows: readonly Weighed[]): string => rows.map(([file, bytes]) => `${file} ${bytes}`).join(", ");

export const total = (rows: readonly Weighed[]): number => rows.reduce((sum, [, bytes]) => sum + bytes, 0);
