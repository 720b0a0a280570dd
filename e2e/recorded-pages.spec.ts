import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { recordingsFolder } from "#mock/recordings.ts";
import { expect, test } from "./fixtures.ts";
import { widgetsListen } from "./storefront.ts";

/** A real shop's pages, unedited except for one script tag. Its scripts are empty, its answers come from the recordings. */

const dist = join(import.meta.dirname, "../dist");

const pages = {
  products: ["product-simple", "product-variable", "product-out-of-stock", "product-pre-order"],
  "the way from the list to the order": ["shop", "wishlist", "cart", "checkout"],
};

const TAG = '<script type="module" src="/bundle/storefront-widgets.js"></script>';

interface Call {
  endpoint: string;
  fields: URLSearchParams;
}

const recordedCall = (name: string) =>
  JSON.parse(readFileSync(join(recordingsFolder, "cart", `${name}.json`), "utf8")).response as {
    status: number;
    headers: Record<string, string>;
    json: unknown;
  };

const answers: Record<string, (call: Call) => string> = {
  add_to_cart: ({ fields }) => (fields.get("product_id") === "15" ? "add_to_cart-second" : "add_to_cart-simple"),
  remove_from_cart: () => "remove_from_cart",
  get_refreshed_fragments: () => "get_refreshed_fragments-two-items",
};

const contentTypes: Record<string, string> = { js: "text/javascript", css: "text/css" };

const answerFile = (route: Route, path: string): Promise<void> => {
  const contentType = contentTypes[path.split(".").pop() ?? ""] ?? "text/plain";
  const body = path.startsWith("/bundle/") ? readFileSync(join(dist, path.slice("/bundle".length)), "utf8") : "";
  return route.fulfill({ contentType, body });
};

/** Serves the recorded shop to the browser, and returns the list of calls that it gets. */
const serveRecordings = async (page: Page): Promise<Call[]> => {
  const calls: Call[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const endpoint = url.searchParams.get("wc-ajax");
    if (endpoint) {
      const call = { endpoint, fields: new URLSearchParams(request.postData() ?? "") };
      calls.push(call);
      const { status, headers, json } = recordedCall(answers[endpoint]?.(call) ?? "add_to_cart-no-product");
      return route.fulfill({ status, contentType: headers["content-type"] ?? "text/html", body: JSON.stringify(json) });
    }
    const recorded = /^\/recorded\/([\w-]+)\/$/.exec(url.pathname)?.[1];
    if (!recorded) return answerFile(route, url.pathname);
    const html = readFileSync(join(recordingsFolder, "pages", `${recorded}.html`), "utf8");
    return route.fulfill({ contentType: "text/html; charset=utf-8", body: html.replace("</head>", `${TAG}</head>`) });
  });
  return calls;
};

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`https://shop.example/recorded/${url}`);
  await widgetsListen(page);
};

test.beforeEach(() => {
  test.skip(!existsSync(recordingsFolder), `No recordings in ${recordingsFolder}; set RECORDINGS_DIR.`);
});

test("on a real listing adding and removing work", async ({ page, context }) => {
  const calls = await serveRecordings(page);
  await open(page, "shop/");
  const button = page.getByRole("button", { name: "Add to cart: “Beanie”" });
  await button.click();
  await expect(button).toHaveClass(/\badded\b/);
  await expect(button.locator("+ a.added_to_cart")).toHaveText("View cart");
  await expect(page.locator("a.cart-contents .count")).toHaveText("1 item");
  await expect(page.locator("a.footer-cart-contents .count")).toHaveText("1");
  expect(Object.fromEntries(calls[0]?.fields ?? [])).toEqual({
    success_message: "“Beanie” has been added to your cart",
    product_sku: "woo-beanie",
    product_id: "12",
    quantity: "1",
  });

  await context.addCookies([{ name: "woocommerce_items_in_cart", value: "1", url: "https://shop.example/" }]);
  // A script's click, because the recording lacks the styles that show the theme's mini-cart on hover.
  await page.getByRole("button", { name: "Remove Beanie from cart" }).evaluate((link: HTMLElement) => link.click());
  await expect(page.locator(".widget_shopping_cart_content")).toContainText("Polo");
  await expect(page.locator(".widget_shopping_cart_content")).not.toContainText("Beanie");
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(["add_to_cart", "remove_from_cart"]);
});

test("a visitor with a cart sees it on a page that was printed without one", async ({ page, context }) => {
  await context.addCookies([
    { name: "woocommerce_items_in_cart", value: "1", url: "https://shop.example/" },
    { name: "woocommerce_cart_hash", value: "some-hash", url: "https://shop.example/" },
  ]);
  const calls = await serveRecordings(page);
  await open(page, "product-simple/");
  await expect(page.locator("a.footer-cart-contents .count")).toHaveText("2");
  await expect(page.locator(".widget_shopping_cart_content li")).toHaveCount(2);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments"]);
});

test("on a real product page the gallery shows, which the shop leaves invisible to its own script", async ({
  page,
}) => {
  await serveRecordings(page);
  await open(page, "product-simple/");
  await expect(page.locator(".woocommerce-product-gallery")).toHaveCSS("opacity", "1");
});

/** Mounts and unmounts all widgets twice. */
const mountAll = (page: Page) =>
  page.evaluate(async () => {
    const api = window.StorefrontWidgets;
    if (!api) throw new Error("The bundle did not start.");
    const unmounted = async () => {
      api.unmount();
      await new Promise((resolve) => setTimeout(resolve));
      return document.body.outerHTML;
    };
    await api.mount();
    const untouched = await unmounted();
    await api.mount();
    const states = api.inspect().map(({ widget, state }) => ({ widget, state }));
    return {
      failed: states.filter(({ state }) => state === "failed"),
      mounted: [...new Set(states.flatMap(({ widget, state }) => (state === "mounted" ? [widget] : [])))],
      before: untouched,
      after: await unmounted(),
    };
  });

const listed: Record<string, string[]> = {
  shop: ["add-to-cart", "result-count", "sort-select"],
  cart: ["cart-form", "cart-quantity"],
  "product-simple": ["add-to-cart", "related-products"],
};

for (const [kind, names] of Object.entries(pages)) {
  test(`on the pages of ${kind} every widget mounts on what it finds and gives it back untouched`, async ({ page }) => {
    await serveRecordings(page);
    for (const name of names) {
      await test.step(name, async () => {
        // With a query, because the result count is spoken again only on such a page.
        await open(page, `${name}/?orderby=date`);
        const { failed, mounted, before, after } = await mountAll(page);
        expect(failed).toEqual([]);
        expect(after).toBe(before);
        expect(mounted).toEqual(expect.arrayContaining(listed[name] ?? []));
      });
    }
  });
}
