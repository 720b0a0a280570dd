import { expect, test } from "./fixtures.ts";
import type { JQueryPage } from "./jquery-page.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartPanel, cartRow, openCart, removeButton, visit } from "./storefront.ts";

/** Pages with the real jQuery, through which other plugins talk to the bundle. */

const { mug } = products;

test("a jQuery veto sends nothing, resets the button, and native listeners hear of it", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    (window as unknown as JQueryPage).jQuery(document.body).on("should_send_ajax_request.adding_to_cart", () => false);
    document.addEventListener("storefront:item-vetoed", () => document.body.classList.add("was-vetoed"));
  });
  await addButton(page, mug.name).click();
  await expect(page.locator("body")).toHaveClass(/was-vetoed/);
  await expect(addButton(page, mug.name)).not.toHaveClass(/\bloading\b|\badded\b/);
  expect(await shop.calls()).toEqual([]);
});

test("a listener of adding_to_cart changes what is sent, and data stored with jQuery is sent too", async ({
  page,
  shop,
}) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate((id) => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.querySelector(`a.ajax_add_to_cart[data-product_id="${id}"]`)).data("engraving", "A. M.");
    jQuery(document.body).on("adding_to_cart", (_event: never, _button: never, data: Record<string, unknown>) => {
      data.quantity = 4;
      data.wrap = { paper: "moss", ribbon: ["red", "white"] };
      Reflect.deleteProperty(data, "success_message");
    });
  }, mug.id);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("4");
  const [request] = await shop.requests("add_to_cart");
  expect(request?.fields).toEqual({
    product_id: String(mug.id),
    product_sku: `LM-${mug.id}`,
    quantity: "4",
    engraving: "A. M.",
    "wrap[paper]": "moss",
    "wrap[ribbon][]": "white",
  });
});

test("a button that another plugin presses through jQuery adds, once", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate((id) => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.querySelector(`a.ajax_add_to_cart[data-product_id="${id}"]`)).trigger("click");
  }, mug.id);
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.calls()).toEqual(["add_to_cart"]);
});

test("added_to_cart fired by another plugin, with and without arguments, updates the page", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).trigger("added_to_cart");
    jQuery(document.body).trigger("added_to_cart", [
      { ".bde-mini-cart-toggle__counter": '<span class="bde-mini-cart-toggle__counter" data-count="8">8</span>' },
      "some-hash",
      jQuery(document.querySelector("a.ajax_add_to_cart")),
    ]);
  });
  await expect(cartCount(page)).toHaveText("8");
  expect(await shop.requests("add_to_cart")).toEqual([]);
});

test("a listener in the body's property hears of each change once, with and without jQuery", async ({ page }) => {
  for (const url of ["/shop/?jquery=1", "/shop/?jquery=0"]) {
    await visit(page, url);
    await page.evaluate(() => {
      const hear = (event: Event, _fragments: unknown, _hash: unknown, button: Record<number, HTMLElement>) => {
        document.body.dataset.heard = `${document.body.dataset.heard ?? ""}${event.type} ${button[0]?.dataset.product_id};`;
      };
      Object.assign(document.body, { onadded_to_cart: hear, onremoved_from_cart: hear });
    });
    await addButton(page, mug.name).click();
    await expect(cartCount(page)).toHaveText("1");
    await openCart(page);
    await removeButton(page, mug.name).click();
    await expect(cartCount(page)).toHaveText("0");
    const heard = `added_to_cart ${mug.id};removed_from_cart ${mug.id};`;
    await expect(page.locator("body")).toHaveAttribute("data-heard", heard);
  }
});

test("the first product that another plugin adds opens the mini-cart where the shop wants it", async ({ page }) => {
  await visit(page, "/shop/?jquery=1&open_on_add=1&style=sidebar");
  await page.evaluate(() => {
    const counter = '<span class="bde-mini-cart-toggle__counter">8</span>';
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).trigger("added_to_cart", [{ ".bde-mini-cart-toggle__counter": counter }, "some-hash"]);
  });
  await expect(cartPanel(page)).toBeVisible();
});

test("wc_update_cart by another plugin, on the body or the document, renders the cart page anew", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/?jquery=1");
  for (const [target, quantity] of [
    ["document", "2"],
    ["body", "3"],
  ] as const) {
    await page.evaluate((id) => fetch(`/?add-to-cart=${id}`, { method: "POST" }), mug.id);
    await page.evaluate((name) => {
      const { jQuery } = window as unknown as JQueryPage;
      jQuery(name === "body" ? document.body : document).trigger("wc_update_cart");
    }, target);
    await expect(cartRow(page, mug.name).getByRole("spinbutton")).toHaveValue(quantity);
  }
});

test("a jQuery that comes late is heard and told as well", async ({ page }) => {
  for (const early of ["**/vendor/jquery.js", "**/assets/event-recorder.js"]) {
    await page.route(early, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  }
  await visit(page, "/shop/?jquery=1");
  await page.addScriptTag({ url: "/vendor/jquery.js?late" });
  await page.evaluate(() => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).on(
      "added_to_cart",
      (_event: never, _fragments: never, _hash: never, button?: { jquery?: string }) => {
        if (button) document.body.classList.add(button.jquery ? "heard" : "heard-without-jquery");
      },
    );
  });
  await addButton(page, mug.name).click();
  await expect(page.locator("body")).toHaveClass(/\bheard\b/);
  await page.evaluate(() => {
    const { jQuery } = window as unknown as JQueryPage;
    const counter = '<span class="bde-mini-cart-toggle__counter">8</span>';
    jQuery(document.body).trigger("added_to_cart", [{ ".bde-mini-cart-toggle__counter": counter }, "some-hash"]);
  });
  await expect(cartCount(page)).toHaveText("8");
});
