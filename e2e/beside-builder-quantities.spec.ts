import { expect, test, whenIdle } from "./fixtures.ts";
import { products, type Shop } from "./shop.ts";
import { cartCount, cartLine, cartRow, openCart, plusButton, visit, widgetsListen } from "./storefront.ts";

/** One change must be one request, even with the page builder's own script for cart quantities on the page. */

const { mug, kettle } = products;

/** The part of jQuery that a theme's script uses. */
interface JQueryStatic {
  (
    target: Element,
  ): {
    on(name: string, selector: string, handler: (event: { target: HTMLInputElement }) => void): void;
    trigger(name: string): void;
  };
  post(url: string, data: object): { done(then: () => void): void };
}

/** The part that the platform's script uses. */
interface CartPageJQuery {
  (target: string): { serialize(): string };
  (target: Document): { on(name: string, handler: () => void): void };
  post(url: string, data: string): Promise<string>;
}

const sent = async (shop: Shop): Promise<string[]> =>
  (await shop.requests("breakdance_cart_update_qty")).map(({ fields }) => fields.quantity ?? "").toSorted();

test("the builder's script sends what its buttons step and what is typed, and we do not", async ({ page, shop }) => {
  const notices: string[] = [];
  page.on("console", (message) => message.type() === "info" && notices.push(message.text()));
  await shop.scenario("two-items");
  await visit(page, "/shop/?quantities=1");
  await openCart(page);
  await plusButton(cartLine(page, mug.name)).click();
  await expect(cartCount(page)).toHaveText("3");
  const field = cartLine(page, kettle.name).getByRole("spinbutton");
  await field.fill("4");
  await field.press("Tab");
  await expect(cartCount(page)).toHaveText("6");
  await expect(field).toHaveValue("4");
  await whenIdle(page);
  expect(await shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 4 });
  expect(await sent(shop)).toEqual(["2", "4"]);
  expect(notices.filter((text) => text.includes("[cart-quantity]"))).toHaveLength(1);
});

test("a row whose change the builder's one timer forgets is sent by us", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/?quantities=1");
  await openCart(page);
  await page.evaluate(
    (names) => {
      for (const name of names) {
        const line = [...document.querySelectorAll("header .mini_cart_item")].find((one) =>
          one.textContent?.includes(name),
        );
        line?.querySelector<HTMLElement>(".bde-quantity-button--inc")?.click();
      }
    },
    [mug.name, kettle.name],
  );
  await expect(cartCount(page)).toHaveText("4");
  await whenIdle(page);
  expect(await shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 2 });
  expect(await sent(shop)).toEqual(["2", "2"]);
});

test("on the cart page as well, a row's change is one request", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/?quantities=1");
  await plusButton(cartRow(page, mug.name)).click();
  await expect(cartRow(page, mug.name).locator(".product-subtotal")).toContainText("$28.00");
  await expect(cartCount(page)).toHaveText("3");
  await whenIdle(page);
  expect(await sent(shop)).toEqual(["2"]);
});

test("a change that the builder's script takes with it when the page is left is sent by us", async ({ page, shop }) => {
  await shop.scenario("two-items");
  await visit(page, "/shop/?quantities=1");
  await openCart(page);
  const line = cartLine(page, mug.name);
  await line.getByRole("spinbutton").hover();
  await whenIdle(page);
  // In one task, so that even on a busy machine the script's timer is not over before the page is left.
  await line.evaluate((row, path) => {
    row.querySelector<HTMLElement>(".bde-quantity-button--inc")?.click();
    row.querySelector<HTMLElement>(`a[href$="${path}"]`)?.click();
  }, mug.path);
  await page.waitForURL(`**${mug.path}`);
  await expect.poll(() => shop.cart()).toEqual({ [mug.name]: 2, [kettle.name]: 1 });
  await whenIdle(page);
  expect(await sent(shop)).toEqual(["2"]);
});

test("a click while pictures are still on their way is one step", async ({ page, shop }) => {
  await shop.scenario("two-items");
  // A picture that never arrives delays the page's load event.
  await page.route("**/assets/products/**", () => undefined);
  await page.goto("/shop/?quantities=1", { waitUntil: "domcontentloaded" });
  await widgetsListen(page);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await openCart(page);
  await plusButton(cartLine(page, mug.name)).click();
  await expect(cartCount(page)).toHaveText("3");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  expect(await sent(shop)).toEqual(["2"]);
});

test("a theme that asks for a row's new quantity itself is followed, and a row that goes can be put back", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  // Our request would be due before the shop has answered the theme's.
  await shop.latency(1000, "breakdance_cart_update_qty");
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    const { jQuery } = window as unknown as { jQuery: JQueryStatic };
    jQuery(document.body).on("change", ".mini_cart_item .qty", ({ target }) => {
      const hash = target.closest("li")?.querySelector<HTMLElement>("[data-cart_item_key]")?.dataset.cart_item_key;
      const data = { action: "breakdance_cart_update_qty", hash, quantity: target.value };
      jQuery.post("/wp-admin/admin-ajax.php", data).done(() => jQuery(document.body).trigger("updated_wc_div"));
    });
  });
  await openCart(page);
  await plusButton(cartLine(page, mug.name)).click();
  await expect(cartCount(page)).toHaveText("3");
  await whenIdle(page);
  expect(await sent(shop)).toEqual(["2"]);

  const field = cartLine(page, kettle.name).getByRole("spinbutton");
  await field.fill("0");
  await field.press("Tab");
  await expect(cartLine(page, kettle.name)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await shop.cart()).toEqual({ [mug.name]: 2 });
});

test("a second press, while the platform's cart script renders the page anew after the first, is not lost", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/?jquery=1");
  await page.evaluate(() => {
    const { jQuery } = window as unknown as { jQuery: CartPageJQuery };
    const find = (selector: string, within: ParentNode = document) => within.querySelector<HTMLElement>(selector);
    const FORM = ".woocommerce-cart-form";
    const update_cart = async () => {
      const answer = await jQuery.post("/cart/", jQuery(FORM).serialize());
      const form = find(FORM, new DOMParser().parseFromString(answer, "text/html"));
      if (form) find(FORM)?.replaceWith(form);
    };
    let isFirst = true;
    jQuery(document).on("wc_update_cart", () => {
      if (isFirst) find(".cart_item .bde-quantity-button--inc")?.click();
      isFirst = false;
      void update_cart();
    });
  });
  await plusButton(cartRow(page, mug.name)).click();
  await expect(cartCount(page)).toHaveText("4");
  await expect(cartRow(page, mug.name).getByRole("spinbutton")).toHaveValue("3");
  expect(await sent(shop)).toEqual(["2", "3"]);
});
