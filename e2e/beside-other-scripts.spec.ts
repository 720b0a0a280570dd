import type { Page } from "@playwright/test";
import { expect, test, whenIdle } from "./fixtures.ts";
import { products } from "./shop.ts";
import {
  addButton,
  cartCount,
  cartPanel,
  openCart,
  openFilledCart,
  removeButton,
  viewCartLinks,
  visit,
} from "./storefront.ts";

/** One click must be one request, even with the script that a widget replaces on the page. */

const { mug, kettle } = products;

/** Reads the page's event recorder. */
const countEvents = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { __events: { event: string }[] }).__events.filter(({ event }) => event === wanted).length,
    name,
  );

test("beside the platform's own script every click is one request", async ({ page, shop }) => {
  const notices: string[] = [];
  page.on("console", (message) => message.type() === "info" && notices.push(message.text()));
  await visit(page, "/shop/?platform=1");
  // Load our code first, so that both scripts get the click.
  await addButton(page, mug.name).hover();
  await expect(addButton(page, mug.name)).toHaveAttribute("data-state", "idle");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await expect(viewCartLinks(page, mug.name)).toHaveCount(1);
  expect(await countEvents(page, "wc_cart_button_updated")).toBe(1);
  await addButton(page, kettle.name).click();
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.cart()).toEqual({ [mug.name]: 1, [kettle.name]: 1 });
  const added = await shop.requests("add_to_cart");
  expect(added).toHaveLength(2);
  // The platform's script sends all of a button's data attributes; those that we write must not reach the shop.
  for (const { fields } of added) expect(fields).not.toHaveProperty("state");

  await openCart(page);
  await removeButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.requests("remove_from_cart")).toHaveLength(1);

  await shop.clearRequests();
  await page.evaluate(() => {
    const { jQuery } = window as unknown as { jQuery: (node: Node) => { trigger(name: string): void } };
    jQuery(document.body).trigger("wc_fragment_refresh");
  });
  await expect.poll(() => shop.calls()).toEqual(["get_refreshed_fragments"]);
  await whenIdle(page);
  expect(await shop.calls()).toHaveLength(1);
  await expect(addButton(page, mug.name)).not.toHaveClass(/\bloading\b/);
  expect(notices).toEqual(["[cart] Another script refreshes the cart; this bundle follows it."]);
});

test("beside the platform's own script a page with a cart asks for it once", async ({ page, shop }) => {
  await shop.scenario("two-items");
  // The platform's request must still be running when ours would be due.
  await shop.latency(1000, "get_refreshed_fragments");
  await visit(page, "/shop/?platform=1");
  await expect.poll(() => shop.calls()).toEqual(["get_refreshed_fragments"]);
  await whenIdle(page);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("3");
  expect(await shop.requests("get_refreshed_fragments")).toHaveLength(1);
});

test("beside the platform's own script a removed line can be put back, and the keyboard keeps its place", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/?platform=1");
  // That script asks for the cart at load: an answer after the removal would print the old lines again.
  await expect.poll(() => shop.calls()).toEqual(["get_refreshed_fragments"]);
  await whenIdle(page);
  await openCart(page);
  // Load our code first, which must know the line before the answer.
  await expect(removeButton(page, mug.name)).toHaveAttribute("data-state", "idle");
  await removeButton(page, mug.name).press("Enter");
  await expect(removeButton(page, kettle.name)).toBeFocused();
  await cartPanel(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(removeButton(page, mug.name)).toBeFocused();
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.requests("remove_from_cart")).toHaveLength(1);
});

test("a listener that only watches clicks changes nothing", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    const { jQuery } = window as unknown as {
      jQuery: (node: Node) => { on(name: string, selector: string, handler: () => void): void };
    };
    jQuery(document.body).on("click", ".add_to_cart_button", () => document.body.classList.add("was-tracked"));
  });
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await expect(page.locator("body")).toHaveClass(/was-tracked/);
  expect(await shop.requests("add_to_cart")).toHaveLength(1);
});

test("where a type's first listener decides for all of them what they may do, clicks are ours all the same", async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const { addEventListener } = window;
    const first = new Map<string, boolean>();
    window.addEventListener = (type: string, listener: unknown, options?: AddEventListenerOptions | boolean) => {
      const own = typeof options === "object" ? options : { capture: options === true };
      const passive = first.get(type) ?? own.passive === true;
      if (!own.capture) first.set(type, passive);
      addEventListener.call(window, type, listener as EventListener, { ...own, passive });
    };
  });
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.requests("add_to_cart")).toHaveLength(1);
});

test("beside an old library that gives arrays its own methods, all works that the page carries", async ({
  page,
  shop,
}) => {
  // As Prototype.js does up to 1.7.1, which WordPress still offers to plugins.
  await page.addInitScript(() => {
    const toArray = (list: ArrayLike<unknown>) => Array.prototype.slice.call(list);
    Object.assign(Array, { from: toArray });
    Object.assign(Array.prototype, {
      entries(this: unknown[]) {
        return toArray(this);
      },
      each(this: unknown[], act: (one: unknown) => void) {
        return this.forEach(act);
      },
    });
  });
  await visit(page, "/product/anglepoint-reading-lamp/");
  await page.getByRole("combobox", { name: "Colour", exact: true }).selectOption("Clay");
  await expect(page.locator(".single_variation")).toContainText("$98.00");
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.requests("add_to_cart")).toHaveLength(1);
});

test("where a library has put its own Promise in the page's place, the bundle starts", async ({ page, shop }) => {
  // As Bluebird does where a script asks for it, and as zone.js does, which booking and chat widgets bring along.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Promise, "withResolvers");
  });
  await visit(page, "/shop/");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.requests("add_to_cart")).toHaveLength(1);
});

test("another script's popup that holds the focus itself can be used over the open cart", async ({ page, shop }) => {
  await openFilledCart(page, shop);
  await whenIdle(page);
  await page.keyboard.press("Tab");
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.setAttribute("aria-label", "Newsletter");
    field.style.cssText = "position: fixed; inset: 40% auto auto 20%; z-index: 100000";
    document.body.append(field);
    document.addEventListener("focusin", ({ target }) => field.isConnected && target !== field && field.focus());
    field.addEventListener("keydown", ({ key }) => key === "Enter" && field.remove());
    field.focus();
  });
  const field = page.getByRole("textbox", { name: "Newsletter" });
  await expect(field).toBeFocused();
  await page.keyboard.type("ada@example.com");
  await expect(field).toHaveValue("ada@example.com");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(cartPanel(page)).toHaveCount(0);
  await expect(page.locator("[inert]")).toHaveCount(0);
});
