import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { rewrite, watchChunks } from "./network.ts";
import { scrollTo, widgetsListen } from "./storefront.ts";

/** The page builder's own scripts may still be on the page, and its calls may come before or after the bundle. */

/** Acts like the builder's menu where it matters: it marks its element and toggles at each click. */
const THEIR_MENU = `class AwesomeMenu {
  constructor(selector) {
    const nav = document.querySelector(selector);
    nav.bdMenu = this;
    nav.classList.add("breakdance-menu--enabled");
    for (const root of nav.querySelectorAll(".breakdance-dropdown"))
      root.querySelector(".breakdance-dropdown-toggle").addEventListener("click", (event) => {
        event.preventDefault();
        root.classList.toggle("breakdance-dropdown--open");
      });
  }
}`;

/** Marks the header that it moves. */
const THEIR_HEADER = `class BreakdanceHeaderBuilder {
  constructor(selector) {
    document.querySelector(selector).dataset.theirs = "";
  }
}`;

const printScript = (page: Page, url: string, source: string) =>
  rewrite(page, `**${url}*`, (html) => {
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? "";
    return html.replace("<head>", `<head><script nonce="${nonce}">${source}</script>`);
  });

const notices = (page: Page): string[] => {
  const texts: string[] = [];
  page.on("console", (message) => message.type() === "info" && texts.push(message.text()));
  return texts;
};

const stage = (page: Page) => page.locator(".lab-stage");
const kitchen = (page: Page) => stage(page).locator(".breakdance-dropdown").first();

test("beside the builder's own menu script one click is one answer, and the console says whose it is", async ({
  page,
}) => {
  const said = notices(page);
  await printScript(page, "/menu-lab/", THEIR_MENU);
  await page.goto("/menu-lab/");
  await widgetsListen(page);
  await stage(page).getByText("Kitchen", { exact: true }).click();
  await expect(kitchen(page)).toHaveClass(/breakdance-dropdown--open/);
  await expect(stage(page).locator("nav")).not.toHaveAttribute("data-state");
  await expect.poll(() => said.filter((text) => text.includes("[AwesomeMenu]"))).toHaveLength(1);
});

test("a menu script that an optimiser lets come after the first touch takes its menu back", async ({ page }) => {
  // With jQuery the page's policy lets scripts insert scripts.
  await page.goto("/menu-lab/?jquery=1&open_on_click=yes");
  await widgetsListen(page);
  await stage(page).getByText("Kitchen", { exact: true }).click();
  await expect(kitchen(page)).toHaveClass(/breakdance-dropdown--open/);
  await page.evaluate((source) => {
    const script = document.createElement("script");
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    script.text = source;
    document.head.append(script);
  }, `${THEIR_MENU} new AwesomeMenu(".lab-stage .breakdance-menu");`);
  await expect(stage(page).locator("nav")).not.toHaveAttribute("data-state");
  await stage(page).getByText("Kitchen", { exact: true }).click();
  await expect(kitchen(page)).toHaveClass(/breakdance-dropdown--open/);
});

test("beside the builder's own header script nothing of ours is loaded for the header", async ({ page }) => {
  const asked = watchChunks(page);
  await printScript(page, "/header-lab/", THEIR_HEADER);
  await page.goto("/header-lab/?hide=400");
  await widgetsListen(page);
  await scrollTo(page, 900);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator(".bde-header-builder")).toHaveAttribute("data-theirs");
  await expect(page.locator(".bde-header-builder")).not.toHaveAttribute("data-state");
  expect(asked("sticky-header")).toEqual([]);
});

for (const tag of ["late", "async", "delayed"]) {
  test(`as ${tag} the bundle has the settings of calls that the page made before it came`, async ({ page }) => {
    await page.goto(`/menu-lab/?tag=${tag}&open_on_click=yes&placement=center`);
    if (tag === "delayed") await page.mouse.move(600, 700);
    await widgetsListen(page);
    await stage(page).getByText("Kitchen", { exact: true }).hover();
    await expect(stage(page).locator("nav")).toHaveClass(/breakdance-menu--placement-center/);
    await expect(kitchen(page)).not.toHaveClass(/breakdance-dropdown--open/);
    await stage(page).getByText("Kitchen", { exact: true }).click();
    await expect(kitchen(page)).toHaveClass(/breakdance-dropdown--open/);
  });
}

test("a call that comes later than the first hover changes the menu", async ({ page }) => {
  await page.goto("/menu-lab/");
  await widgetsListen(page);
  await stage(page).getByText("Kitchen", { exact: true }).hover();
  await expect(kitchen(page)).toHaveClass(/breakdance-dropdown--open/);
  await page.evaluate(() => {
    const { AwesomeMenu } = window as unknown as { AwesomeMenu: new (selector: string, options: object) => object };
    return void new AwesomeMenu(".lab-stage .breakdance-menu", { dropdown: { placement: "right", width: 320 } });
  });
  await expect(stage(page).locator("nav")).toHaveClass(/breakdance-menu--placement-right/);
  await expect(stage(page).locator("nav")).toHaveClass(/breakdance-menu--custom-width/);
});

test("a call whose selector cannot be read fails, and takes no other call's menu along", async ({ page }) => {
  await page.goto("/menu-lab/");
  await widgetsListen(page);
  const failure = await page.evaluate(() => {
    const { AwesomeMenu } = window as unknown as { AwesomeMenu: new (selector: string) => object };
    try {
      return new AwesomeMenu("%%SELECTOR%% .breakdance-menu");
    } catch (error) {
      return String(error);
    }
  });
  expect(failure).toContain("not a valid selector");
  await stage(page).getByText("Kitchen", { exact: true }).hover();
  await expect(kitchen(page)).toHaveClass(/breakdance-dropdown--open/);
});
