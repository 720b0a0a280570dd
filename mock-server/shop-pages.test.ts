import { describe, expect, it } from "vitest";
import { parse, startBrowserVisit } from "./browser-visit.ts";

const MUG = "38b3eff8baf56627478ec76a704e9b52";

const linkIn = (markup: string, name: string): string =>
  (new RegExp(`href="([^"]*[?&;]${name}=[^"]*)"`).exec(markup)?.[1] ?? "").replaceAll("&amp;", "&");

describe("without JavaScript", () => {
  it("adds by link, prints the notice and the added marker on the same page", async () => {
    const visit = startBrowserVisit();
    const page = await (await visit.get("/shop/?add-to-cart=101")).text();
    expect(page).toContain("has been added to your cart");
    expect(page).toContain("let BREAKDANCE_ADDED_TO_CART = true;");
    expect(visit.cookies.get("woocommerce_items_in_cart")).toBe("1");
    const next = await (await visit.get("/shop/")).text();
    expect(next).not.toContain("BREAKDANCE_ADDED_TO_CART");
  });

  it("leads from any page of a listing to the first when the order is changed", async () => {
    const visit = startBrowserVisit();
    expect(await (await visit.get("/shop/page/2/?orderby=date&paged=1")).text()).toContain("Showing 1–12 of");
    expect(await (await visit.get("/shop/page/2/?orderby=date")).text()).toContain("Showing 13–24 of");
  });

  it("removes by link, offers undo, and undoes", async () => {
    const visit = startBrowserVisit();
    await visit.get("/?add-to-cart=101&quantity=3");
    const cart = await (await visit.get("/cart/")).text();
    const removal = await visit.get(linkIn(cart, "remove_item"), { referer: "https://shop.example/cart/" });
    expect(removal.status).toBe(302);
    expect(removal.headers.get("location")).toBe("https://shop.example/cart/");
    expect(visit.cookies.has("woocommerce_items_in_cart")).toBe(false);
    const emptied = await (await visit.get("/cart/")).text();
    expect(emptied).toContain("restore-item");
    expect(emptied).toContain("wc-empty-cart-message");
    await visit.get(linkIn(emptied, "undo_item"));
    const restored = await (await visit.get("/cart/")).text();
    expect(restored).toContain(`name="cart[${MUG}][qty]" value="3"`);
  });

  it("ignores a removal with an expired nonce and prints a fresh one", async () => {
    const visit = startBrowserVisit();
    await visit.get("/?add-to-cart=101");
    const cart = await (await visit.get("/cart/")).text();
    await visit.post("/__mock/api/expire-nonces", "");
    const answer = await visit.get(linkIn(cart, "remove_item"));
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(MUG);
    expect((await visit.get(linkIn(page, "remove_item"))).status).toBe(302);
  });

  it("updates quantities and applies coupons by the cart form", async () => {
    const visit = startBrowserVisit();
    await visit.get("/?add-to-cart=101");
    const cart = await (await visit.get("/cart/")).text();
    const nonce = /name="woocommerce-cart-nonce" value="(\w+)"/.exec(cart)?.[1] ?? "";
    const fields = { "woocommerce-cart-nonce": nonce, [`cart[${MUG}][qty]`]: "2" };
    await visit.post("/cart/", new URLSearchParams({ ...fields, update_cart: "Update cart" }).toString());
    const coupon = new URLSearchParams({ ...fields, apply_coupon: "Apply coupon", coupon_code: "WELCOME10" });
    const page = await (await visit.post("/cart/", coupon.toString())).text();
    expect(page).toContain("Cart updated.");
    expect(page).toContain("Coupon code applied successfully.");
    expect(page).toContain("coupon-welcome10");
    const both = new URLSearchParams({ ...fields, apply_coupon: "Apply coupon", coupon_code: "x" });
    both.set(`cart[${MUG}][qty]`, "");
    expect((await visit.post("/cart/", both.toString())).status).toBe(302);
    expect(await (await visit.get("/cart/")).text()).toContain("Your cart is currently empty.");
  });

  it("takes a quantity beyond the stock, tells on the cart page what is missing, and takes no such order", async () => {
    const visit = startBrowserVisit();
    const added = await (await visit.get("/cart/?add-to-cart=105")).text();
    const fieldIn = (page: string, name: string) => new RegExp(`name="${name}" value="(\\w+)"`).exec(page)?.[1] ?? "";
    const body = new URLSearchParams({
      "woocommerce-cart-nonce": fieldIn(added, "woocommerce-cart-nonce"),
      [/cart\[\w+\]\[qty\]/.exec(added)?.[0] ?? ""]: "9",
      update_cart: "Update cart",
    });
    expect((await visit.post("/cart/", body.toString())).status).toBe(302);
    const missing = "in stock to fulfill your order (3 available)";
    const cart = await (await visit.get("/cart/")).text();
    expect(cart).toContain("Cart updated.");
    expect(cart).toContain(missing);
    const nonce = "woocommerce-process-checkout-nonce";
    const order = new URLSearchParams({ [nonce]: fieldIn(await (await visit.get("/checkout/")).text(), nonce) });
    expect(await (await visit.post("/checkout/", order.toString())).text()).toContain(missing);
  });

  it("adds a variation by its form, and asks for missing options", async () => {
    const visit = startBrowserVisit();
    const chosen = { "add-to-cart": "121", product_id: "121", variation_id: "0", quantity: "1" };
    const missing = await visit.post("/product/ribbed-wool-socks/", new URLSearchParams(chosen).toString());
    expect(await missing.text()).toContain("Please choose product options");
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...chosen, attribute_pa_colour: "moss", attribute_pa_size: "large" }))
      form.append(name, value);
    const page = await (await visit.post("/product/ribbed-wool-socks/", form)).text();
    const byAjax = await visit.post(
      "/?wc-ajax=add_to_cart",
      "product_id=121&attribute_pa_colour=moss&attribute_pa_size=large",
    );
    expect(await byAjax.json()).toHaveProperty("error", true);
    expect(page).toContain('class="variation-Colour"');
    expect(page).toContain("has been added to your cart");
  });

  it("adds the chosen members of a group", async () => {
    const visit = startBrowserVisit();
    const wish = new URLSearchParams({
      "add-to-cart": "160",
      "quantity[145]": "2",
      "quantity[101]": "",
      "quantity[142]": "1",
    });
    const page = await (await visit.post("/product/camp-table/", wish.toString())).text();
    expect(page).toContain(
      "2 &times; &ldquo;Enamel camp plate&rdquo; and &ldquo;Insulated bottle&rdquo; have been added",
    );
  });

  it("takes an order and empties the cart", async () => {
    const visit = startBrowserVisit();
    await visit.get("/?add-to-cart=101");
    const checkout = await (await visit.get("/checkout/")).text();
    const nonce = /name="woocommerce-process-checkout-nonce" value="(\w+)"/.exec(checkout)?.[1] ?? "";
    const filled = Object.fromEntries(
      ["first_name", "last_name", "address_1", "city", "postcode", "phone", "email"].map((name) => [
        `billing_${name}`,
        "x",
      ]),
    );
    const order = new URLSearchParams({
      ...filled,
      "woocommerce-process-checkout-nonce": nonce,
      payment_method: "cod",
    });
    const answer = await visit.post("/checkout/", order.toString());
    const received = await visit.get(answer.headers.get("location") ?? "");
    expect(await received.text()).toContain("Your order has been received");
    expect((await visit.get("/checkout/")).headers.get("location")).toBe("https://shop.example/cart/");
  });
});

it("prints a policy without unsafe scripts on every page, and a 404 for what is not there", async () => {
  const visit = startBrowserVisit();
  const page = await visit.get("/no-such-page/");
  expect(page.status).toBe(404);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it("prints what the picture widgets read on their own pages of the gallery too", async () => {
  const visit = startBrowserVisit();
  expect(await (await visit.get("/gallery/lcp-report/")).text()).toContain("smush_detector");
  expect(await (await visit.get("/shop/")).text()).not.toContain("smush_detector");
});

it("answers the gallery's add button, and its button for the stock alert", async () => {
  const visit = startBrowserVisit();
  const gallery = parse(await (await visit.get("/gallery/")).text());
  await visit.get(gallery.querySelector("#add-to-cart a.button")?.getAttribute("href") ?? "");
  expect(visit.cookies.get("woocommerce_items_in_cart")).toBe("1");
  const alert = gallery.querySelector("#subscribe-popup .cwg_popup_submit");
  const fields = new URLSearchParams({ action: "cwg_trigger_popup_ajax" });
  for (const name of ["product_id", "security"]) fields.set(name, alert?.getAttribute(`data-${name}`) ?? "");
  const popup = await visit.post("/wp-admin/admin-ajax.php", fields.toString());
  expect(await popup.text()).toContain("cwginstock-subscribe-form");
});

it("keeps a cookie whose value reads like the year of one that has expired", async () => {
  const visit = startBrowserVisit();
  await visit.get("/?style=1970");
  expect(visit.cookies.get("demo_flags")).toContain("1970");
});

it("keeps two visitors apart on one shop", async () => {
  const one = startBrowserVisit();
  await one.get("/?add-to-cart=101");
  const other = startBrowserVisit();
  expect(await (await other.get("/cart/")).text()).toContain("Your cart is currently empty.");
});

it("repeats the catalogue under new ids for long listings, and sells the copies", async () => {
  const visit = startBrowserVisit();
  const page = await (await visit.get("/shop/?per_page=100&tag=none")).text();
  const ids = [...page.matchAll(/ajax_add_to_cart" data-product_id="(\d+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(100);
  expect(new Set(ids).size).toBe(100);
  const answer = await visit.post("/?wc-ajax=add_to_cart", `product_id=${ids.at(-1)}`);
  expect(await answer.json()).toHaveProperty("cart_hash");
});
