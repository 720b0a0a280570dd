import { globSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { projectPath } from "#mock/project-path.ts";

/** Watches what the page asks for, and changes what reaches it: later, or not as the shop sent it. */

const urlOf = (name: string): RegExp => new RegExp(`/chunks/\\w+/(${name})\\.js$`);

const built = globSync("chunks/*/*.js", { cwd: projectPath("dist") }).map((file) => `/${file}`);

/** The address of the bundle's file with this code. Several names are joined by "|". */
export const chunk = (names: string): RegExp => {
  // Without its file a test that waits for nothing to be loaded would pass for ever.
  const gone = names.split("|").filter((name) => !built.some((file) => urlOf(name).test(file)));
  if (gone.length > 0)
    throw new Error(`The bundle has no file for ${gone.join(", ")}. Was it renamed? Correct the test.`);
  return urlOf(names);
};

/** Tells which of the bundle's files with this code the page has asked for since. */
export const watchChunks = (page: Page): ((names: string) => string[]) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return (names) => urls.filter((url) => chunk(names).test(url));
};

/** Holds back the matching requests until the returned function is called. */
export const hold = async (page: Page, requests: string | RegExp): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

export const delay = (page: Page, requests: string | RegExp, ms: number) =>
  page.route(requests, async (route) => {
    await setTimeout(ms);
    // The page that asked may be gone by now.
    await route.continue().catch(() => undefined);
  });

/** Changes the text of each matching answer. */
export const rewrite = (page: Page, requests: string | RegExp, change: (text: string) => string) =>
  page.route(requests, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** As `rewrite`, for what the demo shop's security policy forbids, which most shops do not have. */
export const rewriteWithoutPolicy = (page: Page, pages: string | RegExp, change: (html: string) => string) =>
  page.route(pages, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: change(await response.text()) });
  });
