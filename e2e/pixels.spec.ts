import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chunk, hold } from "./network.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, visit } from "./storefront.ts";

/** What the networks of a tracking plugin learn from the shop's pages, as with the plugin's own script. */

declare global {
  interface Window {
    dataLayerPYS?: ArrayLike<unknown>[];
  }
}

/** The networks' own scripts do nothing here, so that their queues keep what they are told. */
const quietNetworks = async (context: BrowserContext): Promise<string[]> => {
  const asked: string[] = [];
  await context.route(/^https:\/\/(connect\.facebook\.net|www\.googletagmanager\.com)\//, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
};

const facebookCalls = (page: Page, call: string) =>
  page.evaluate(
    (name) => ((window.fbq?.queue ?? []) as unknown[][]).map((one) => [...one]).filter(([first]) => first === name),
    call,
  );

/** Google's scripts take commands as `arguments` objects. */
const analyticsCalls = (page: Page, call: string) =>
  page.evaluate(
    (name) => (window.dataLayerPYS ?? []).map((one) => Array.from(one)).filter(([first]) => first === name),
    call,
  );

/** What the tracking plugin's server reads of the visitor's answer. */
const decision = async (context: BrowserContext): Promise<unknown> => {
  const kept = (await context.cookies()).find(({ name }) => name === "pys_consent");
  return kept && JSON.parse(atob(decodeURIComponent(kept.value)));
};

test.beforeEach(({ shop }) => shop.scenario("pixels"));

test("each network is brought once, and told of the visit and of what is added", async ({ page, context, shop }) => {
  const asked = await quietNetworks(context);
  await visit(page, "/shop/");
  await expect.poll(() => asked.toSorted()).toEqual(["/en_US/fbevents.js", "/gtag/js", "/gtm.js"]);
  await expect.poll(() => facebookCalls(page, "init")).toEqual([["init", "1000000000000001"]]);
  const [[, name, params, options] = []] = await facebookCalls(page, "track");
  expect([name, params]).toEqual(["PageView", { page_title: "Larkmoor", event_url: "/shop/" }]);
  const { eventID } = options as { eventID: string };
  expect(eventID).toMatch(/^[\da-f-]{36}$/);
  // The shop reports the same visit, which the network knows by its id.
  await expect
    .poll(() => shop.requests("pys_api_event"))
    .toEqual([expect.objectContaining({ fields: expect.objectContaining({ event: "PageView", eventID }) })]);
  expect(await analyticsCalls(page, "config")).toEqual([
    ["config", "G-DEMO", expect.objectContaining({ debug_mode: true })],
  ]);

  await addButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  const added = expect.objectContaining({ value: expect.any(Number), currency: "USD" });
  await expect
    .poll(async () => (await facebookCalls(page, "track")).map((call) => call.slice(1, 3)))
    .toContainEqual(["AddToCart", added]);
  await expect.poll(() => analyticsCalls(page, "event")).toEqual([["event", "add_to_cart", added]]);
});

test("a product's page tells of as many pieces as are added, though the page is left with it", async ({
  page,
  context,
  shop,
}) => {
  await quietNetworks(context);
  await visit(page, products.mug.path);
  await expect.poll(() => facebookCalls(page, "init")).toHaveLength(1);
  await page.locator("form.cart input.qty").fill("3");
  await page.locator("form.cart .single_add_to_cart_button").click();
  await expect(cartCount(page)).toHaveText("3");
  const added = async () =>
    (await shop.requests("pys_api_event")).find(({ fields }) => fields.event === "AddToCart")?.fields;
  // It may reach the shop after the form for which the page is left.
  await expect.poll(added).toMatchObject({ "data[contents][0][quantity]": "3", "data[content_ids][]": "101" });
});

test("nobody is told anything before the visitor agrees", async ({ page, context }) => {
  const asked = await quietNetworks(context);
  await visit(page, "/shop/?pixels=banner");
  await page.waitForFunction(() =>
    window.StorefrontWidgets?.inspect().some(({ widget, state }) => widget === "pixels" && state === "mounted"),
  );
  expect(asked).toEqual([]);
  await page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Yes" }).click();
  await expect.poll(() => facebookCalls(page, "track")).toHaveLength(1);
  expect(asked).toHaveLength(3);
  await expect.poll(() => decision(context)).toMatchObject({ facebook: true, ga: true, gtm: true });
});

test("a visitor who agrees before the code is there counts as one who agrees after", async ({ page, context }) => {
  const asked = await quietNetworks(context);
  const release = await hold(page, chunk("pixels"));
  await visit(page, "/shop/?pixels=banner");
  await page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Yes" }).click();
  release();
  await expect.poll(() => facebookCalls(page, "track")).toHaveLength(1);
  expect(asked).toHaveLength(3);
  // The press is handed over once all of the code is there.
  await expect.poll(() => decision(context)).toMatchObject({ facebook: true, ga: true, gtm: true });
});

test("a visitor who refuses shops as before, and nobody is told", async ({ page, context }) => {
  const asked = await quietNetworks(context);
  await visit(page, "/shop/?pixels=banner");
  await page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "No" }).click();
  await addButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(asked).toEqual([]);
});

test("an order carries the campaign by which its buyer came, also two pages later", async ({ page, context }) => {
  await quietNetworks(context);
  await visit(page, "/shop/?utm_source=letter&utm_term=somebody%40mail.example");
  await addButton(page, products.mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await visit(page, "/checkout/");
  await page.getByRole("textbox", { name: "First name" }).focus();
  await page.keyboard.press("Shift");
  const field = (name: string) => page.locator(`form.checkout [name="${name}"]`);
  await expect(field("pys_landing")).toHaveValue(/\/shop\/$/);
  await expect(field("last_pys_source")).toHaveValue("direct");
  await expect(field("pys_utm")).toHaveValue(
    "utm_source:letter|utm_medium:undefined|utm_campaign:undefined|utm_term:undefined|utm_content:undefined",
  );
});
