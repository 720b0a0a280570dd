import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chunk, delay, hold, rewrite } from "./network.ts";
import { products } from "./shop.ts";
import {
  addButton,
  card,
  cartCount,
  cartRow,
  openCart,
  plusButton,
  removeButton,
  visit,
  widgetsListen,
} from "./storefront.ts";

/** However the page loads the bundle, the first click counts, and it counts once. */

const { mug, kettle } = products;

for (const tag of ["module", "defer", "async", "iife", "late", "delayed"]) {
  test(`as ${tag} it adds, opens the cart and removes`, async ({ page, shop }) => {
    await page.goto(`/shop/?tag=${tag}`);
    // The first touch loads the bundle.
    if (tag === "delayed") await page.mouse.move(600, 300);
    await widgetsListen(page);
    await addButton(page, mug.name).click();
    await expect(cartCount(page)).toHaveText("1");
    expect(await shop.cart()).toEqual({ [mug.name]: 1 });
    await openCart(page);
    await removeButton(page, mug.name).click();
    await expect(cartCount(page)).toHaveText("0");
    await expect(page).toHaveURL(/\/shop\/\?tag=/);
    expect(await shop.cart()).toEqual({});
  });
}

/** Optimisers' minifiers take a pattern after an arrow for a division and remove its blanks. */
const minifyAgain = (code: string): string =>
  code.replace(/=>\/(?:\\.|[^/\\\n])+\//g, (pattern) => pattern.replace(/\B | \B/g, ""));

test("minified by an optimiser, it shows the visitor's cart on a cached page", async ({
  page,
  context,
  baseURL,
  shop,
}) => {
  // Another cookie comes before the platform's.
  await context.addCookies([{ name: "_ga", value: "GA1.1", url: `${baseURL}` }]);
  await shop.scenario("cached-pages");
  await rewrite(page, "**/storefront-widgets.iife.js", minifyAgain);
  await page.goto("/shop/?tag=iife");
  await expect(cartCount(page)).toHaveText("2");
});

test("included twice, the second says so once and does nothing", async ({ page, shop }) => {
  const notices: string[] = [];
  page.on("console", (message) => notices.push(message.text()));
  await page.goto("/shop/?tag=twice");
  await widgetsListen(page);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await openCart(page);
  await removeButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("0");
  await expect(page).toHaveURL(/\/shop\/\?tag=/);
  expect(await shop.requests("add_to_cart", "remove_from_cart")).toHaveLength(2);
  await expect.poll(() => notices.filter((text) => text.includes("included twice"))).toHaveLength(1);
});

test("with a version in its address, as WordPress prints it, it starts once", async ({ page }) => {
  const notices: string[] = [];
  page.on("console", (message) => notices.push(message.text()));
  await rewrite(page, "**/shop/", (html) => html.replace('storefront-widgets.js"', 'storefront-widgets.js?ver=6.9"'));
  const entries: string[] = [];
  page.on("request", (request) => request.url().includes("/storefront-widgets.js") && entries.push(request.url()));
  await page.goto("/shop/");
  await widgetsListen(page);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(entries).toEqual([expect.stringContaining("?ver=6.9")]);
  expect(notices.filter((text) => text.includes("included twice"))).toEqual([]);
});

test("printed without its type, as WordPress enqueues scripts, it leaves the page's names alone", async ({ page }) => {
  await page.addInitScript('window.$ = window._ = "theirs"');
  await rewrite(page, "**/shop/", (html) => html.replace('<script type="module"', "<script"));
  await page.goto("/shop/");
  await widgetsListen(page);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  // Acts as a later script of the page.
  expect(await page.evaluate("var e = $ + _; e")).toBe("theirstheirs");
});

test("served from another origin, the bundle adds to the cart as well", async ({ page, shop }) => {
  await page.goto("/shop/?cdn=1");
  await widgetsListen(page);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await expect(addButton(page, mug.name)).toHaveClass(/\badded\b/);
  expect(await shop.requests("add_to_cart")).toHaveLength(1);
});

test("a click while the code is on its way is claimed, kept, and acts once", async ({ page, shop }) => {
  await page.goto("/shop/");
  await widgetsListen(page);
  await shop.latency(700, "bundle");
  await addButton(page, mug.name).dblclick();
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

test("a click before the entry has come does what the server meant", async ({ page, shop }) => {
  await shop.fail("bundle", "hang");
  await page.goto("/shop/", { waitUntil: "commit" });
  await addButton(page, mug.name).click();
  await expect(page).toHaveURL(/add-to-cart=101/);
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

/** Optimisers hold clicks back until the page's scripts have loaded, then dispatch them again. */
const replay = (pressed: Locator) =>
  pressed.evaluate((node) => {
    node.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  });

test("presses that an optimiser replays while the loader is on its way are claimed, or lead where they lead", async ({
  page,
  shop,
}) => {
  await delay(page, "**/chunks/**", 500);
  await page.goto("/shop/");
  await replay(addButton(page, mug.name));
  await replay(addButton(page, kettle.name));
  await expect(cartCount(page)).toHaveText("2");
  await expect(page).toHaveURL(/\/shop\/$/);
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
  await page.goto("/shop/");
  await replay(card(page, mug.name).getByRole("link", { name: mug.name }).first());
  await expect(page).toHaveURL(mug.path);
});

test("what the shopper does while the loader is on its way is not lost", async ({ page, shop }) => {
  const release = await hold(page, chunk("loader"));
  await page.goto("/product-category/kitchen/");
  await addButton(page, mug.name).click();
  await expect(page).toHaveURL(/add-to-cart=101/);
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
  await page.getByRole("combobox", { name: "Shop order" }).selectOption("price");
  release();
  await expect(page).toHaveURL(/orderby=price/);
});

test("a plus that is pressed while the loader is on its way counts, and puts nothing into the cart", async ({
  page,
  shop,
}) => {
  const release = await hold(page, chunk("loader"));
  await page.goto(mug.path);
  await plusButton(page.locator(".summary")).dblclick();
  release();
  await expect(page.locator(".summary").getByRole("spinbutton")).toHaveValue("3");
  expect(await shop.cart()).toEqual({});
});

test("where one widget's code is missing, what it stands on acts, the console says why, the others work", async ({
  page,
  shop,
  problems,
}) => {
  problems.tolerate(/Failed to load resource/, /\[add-to-cart\] Cannot load the widget's code/);
  problems.expect(/\[coming-soon-banner\] Cannot load the widget's code.*Check that every file.*Element: <div id/);
  await page.route(chunk("add-to-cart|coming-soon-banner"), (route) => route.fulfill({ status: 404 }));
  const told = page.waitForEvent("console", (message) => message.text().includes("[coming-soon-banner]"));
  await page.goto("/shop/?banner=1");
  await widgetsListen(page);
  await told;
  await addButton(page, mug.name).click();
  await expect(page).toHaveURL(/add-to-cart=101/);
  await page.goto("/product-category/kitchen/");
  await widgetsListen(page);
  await openCart(page);
  await removeButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("0");
  expect(await shop.cart()).toEqual({});
});

test("where the code of the requests is missing, the cart page's form is sent as without a script", async ({
  page,
  shop,
  problems,
}) => {
  problems.tolerate(/Failed to load resource/, /Cannot load the widget's code/);
  await shop.scenario("two-items");
  await page.route(chunk("request|cart-calls"), (route) => route.fulfill({ status: 404 }));
  await visit(page, "/cart/");
  const quantity = cartRow(page, mug.name).getByRole("spinbutton");
  await quantity.fill("3");
  await page.getByRole("button", { name: "Update cart" }).click();
  await expect(page.getByRole("alert")).toContainText("Cart updated.");
  expect(await shop.cart()).toEqual({ [mug.name]: 3, [kettle.name]: 1 });
});

/** The page builder's printed calls need a name that only the bundle defines. */
const NO_BUNDLE = [/Failed to load resource/, /BreakdanceMiniCart is not defined/];

test("where no code can be loaded any more, links and forms act", async ({ page, shop, problems }) => {
  problems.tolerate(...NO_BUNDLE);
  await page.goto("/shop/");
  await widgetsListen(page);
  await shop.fail("bundle", "500", { times: 200 });
  await addButton(page, mug.name).click();
  await expect(page).toHaveURL(/add-to-cart=101/);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("has been added to your cart");
  expect(await shop.cart()).toEqual({ [mug.name]: 1 });
});

/** Simulates Back in Safari, which aborts running loads when a link is followed and restores the page as it was. */
const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

test("Back loads what was broken off when the page was left", async ({ page, problems }) => {
  problems.tolerate(/Failed to load resource/, /\[lazy-image\] Cannot load the widget's code/);
  const states = () =>
    page.evaluate(() => {
      const images = window.StorefrontWidgets?.inspect().filter(({ widget }) => widget === "lazy-image") ?? [];
      return [...new Set(images.map(({ state }) => state))];
    });
  const breakOff = chunk("lazy-image");
  await page.route(breakOff, (route) => route.abort());
  await page.goto("/shop/?images=lazy");
  await expect.poll(states).toEqual(["failed"]);
  await page.unroute(breakOff);
  await comeBack(page);
  await expect.poll(states).toEqual(["mounted"]);
});

test("as one file it shows what was chosen before the page was left, as Chromium puts it back", async ({ page }) => {
  const price = page.locator(".single_variation");
  await visit(page, "/product/anglepoint-reading-lamp/?tag=defer");
  await page.getByRole("combobox", { name: "Colour" }).selectOption("Slate");
  await expect(price).toContainText("$112.00");
  await page.goto("/assets/mark.svg");
  await page.goBack();
  await expect(price).toContainText("$112.00");
});

test("Back asks for a page anew whose loader was broken off", async ({ page, problems }) => {
  problems.tolerate(...NO_BUNDLE, /Failed to fetch dynamically imported module/);
  const breakOff = chunk("loader");
  const isBrokenOff = page.waitForEvent("requestfailed");
  await page.route(breakOff, (route) => route.abort());
  await page.goto("/shop/");
  await isBrokenOff;
  await page.unroute(breakOff);
  await comeBack(page);
  await widgetsListen(page);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
});

test("without any of its files the shop is a plain shop", async ({ page, shop, problems }) => {
  problems.tolerate(...NO_BUNDLE);
  await shop.scenario("dead-chunks");
  await page.goto("/shop/");
  await addButton(page, mug.name).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("has been added to your cart");
  await page.locator(".bde-mini-cart-toggle").click();
  await expect(page).toHaveURL(/\/cart\/$/);
});

test("theme developers find a documented object", async ({ page, shop }) => {
  await page.goto("/shop/");
  await widgetsListen(page);
  const result = await page.evaluate(async () => {
    const api = window.StorefrontWidgets;
    if (!api) throw new Error("missing");
    const counts: number[] = [];
    api.cart.subscribe((cart) => counts.push(cart.count));
    const added = await api.cart.add(101, 2);
    const key = added.lines[0]?.key ?? "";
    const changed = await api.cart.setQuantity(key, 5);
    const removed = await api.cart.remove(key);
    const refused = await api.cart.add(99_999).catch((error: Error) => error.message);
    await api.cart.refresh();
    await api.mount(document.querySelector("main") ?? document);
    const statesOf = (...widgets: string[]) => [
      ...new Set(api.inspect().flatMap(({ widget, state }) => (widgets.includes(widget) ? [state] : []))),
    ];
    const states = statesOf("add-to-cart", "sort-select");
    api.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    return {
      version: api.version,
      counts: [added.count, changed.count, removed.count],
      isTold: counts.includes(2) && counts.includes(5),
      refused,
      states,
      after: statesOf("add-to-cart", "sort-select"),
    };
  });
  expect(result).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    counts: [2, 5, 0],
    isTold: true,
    refused: expect.any(String),
    states: ["mounted"],
    after: ["unmounted"],
  });
  expect(await shop.cart()).toEqual({});
});

test("on the cart page, where no widget needs the cart, whoever subscribes is told what it holds", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/");
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.StorefrontWidgets?.cart.subscribe(({ isKnown, count }) => isKnown && resolve(count));
      }),
  );
  expect(await told).toBe(Object.values(await shop.cart()).reduce((sum, quantity) => sum + quantity));
});

test("each library in the bundle comes with its licence's text", async ({ request }) => {
  const list = await request.get("/wp-content/themes/demo/storefront-widgets/third-party-licences.md");
  const [, ...libraries] = (await list.text()).split(/^## /m);
  expect(libraries.length).toBeGreaterThan(5);
  for (const library of libraries) expect(library).toMatch(/Copyright.*Permission is hereby granted/s);
});
