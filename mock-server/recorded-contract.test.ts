import { describe, expect, it } from "vitest";
import { type BrowserVisit, parse, startBrowserVisit } from "./browser-visit.ts";
import { cartItemKey } from "./cart-key.ts";
import { type RecordedCall, readRecordedCalls, readRecordedPage, recordingsFolder } from "./recordings.ts";

const keyOf = (productId: number): string => cartItemKey({ productId, variationId: 0, attributes: {}, data: {} });

/** The recorded shop's products, and ours with the same role. */
const roles: readonly [string, string][] = [
  ["product_id=12", "product_id=101"],
  ["product_id=15", "product_id=103"],
  ["product_id=14", "product_id=107"],
  ["product_id=56", "product_id=121"],
  [keyOf(12), keyOf(101)],
  ["attribute_size=M&attribute_color=Blue", "attribute_pa_size=medium&attribute_pa_colour=moss"],
  ["attribute_size=L&attribute_color=Blue", "attribute_pa_size=small&attribute_pa_colour=slate"],
];

const translate = (body: string): string =>
  roles.reduce((text, [recorded, ours]) => text.replace(new RegExp(`${recorded}(?!\\d)`), ours), body);

const before: Readonly<Record<string, readonly number[]>> = {
  "add_to_cart-second": [101],
  "get_refreshed_fragments-two-items": [101, 103],
  remove_from_cart: [101, 103],
};

const replay = async ({ name, request }: RecordedCall): Promise<{ visit: BrowserVisit; response: Response }> => {
  const visit = startBrowserVisit();
  for (const id of before[name] ?? []) await visit.post("/?wc-ajax=add_to_cart", `product_id=${id}`);
  return { visit, response: await visit.post(request.url, translate(request.body), request.headers) };
};

/** Keys and types without values. Names in `fragments` and `attributes` differ between shops, so those are only objects. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return "array";
  if (value === null || typeof value !== "object") return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "fragments" || key === "attributes" ? "object" : shapeOf(inner),
    ]),
  );
};

/** A recorded variation without a picture has fewer image keys. */
const withoutPicture = (shape: unknown): unknown =>
  shape !== null && typeof shape === "object" ? { ...shape, image: "object" } : shape;

const widgetSelectors = [
  "ul.woocommerce-mini-cart.cart_list.product_list_widget",
  "li.woocommerce-mini-cart-item.mini_cart_item",
  "a.remove.remove_from_cart_button[role=button][href][aria-label][data-product_id][data-cart_item_key][data-product_sku][data-success_message]",
  "li.mini_cart_item a[href] img[width][height]",
  "span.quantity .woocommerce-Price-amount.amount bdi .woocommerce-Price-currencySymbol",
  "p.woocommerce-mini-cart__total.total .woocommerce-Price-amount",
  "p.woocommerce-mini-cart__buttons.buttons a.button.wc-forward",
  "p.woocommerce-mini-cart__buttons.buttons a.button.checkout.wc-forward",
];

const fragmentsOf = (body: unknown): Record<string, string> =>
  (body as { fragments?: Record<string, string> } | null)?.fragments ?? {};

const recordings = ["cart", "platform", "product"].flatMap(readRecordedCalls);
const isAbsent = recordings.length === 0;
if (isAbsent)
  process.stdout.write(`Contract tests skipped: no recordings in ${recordingsFolder} (set RECORDINGS_DIR).\n`);

describe.skipIf(isAbsent)("answers like the recorded shop", () => {
  it.each(recordings.map((recording) => [recording.name, recording] as const))("%s", async (_name, recording) => {
    const { response } = await replay(recording);
    const { status, headers, json, text, setsCookies } = recording.response;
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe(headers["content-type"]);
    const cookieNames = response.headers.getSetCookie().map((line) => line.split("=")[0]);
    const cartCookies = setsCookies.filter((cookie) => cookie.startsWith("woocommerce_"));
    expect(cookieNames).toEqual(expect.arrayContaining(cartCookies));

    const body = await response.text();
    if (json === undefined) {
      expect(body).toBe(text);
      return;
    }
    expect(withoutPicture(shapeOf(JSON.parse(body)))).toEqual(withoutPicture(shapeOf(json)));
    const ours = fragmentsOf(JSON.parse(body));
    const recorded = fragmentsOf(json);
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(Object.keys(recorded)));
    for (const [selector, markup] of Object.entries(ours))
      expect(parse(markup).querySelectorAll(`body > ${selector}`)).toHaveLength(1);
    const cartFragment = "div.widget_shopping_cart_content";
    for (const selector of [...widgetSelectors, "p.woocommerce-mini-cart__empty-message"]) {
      const has = (markup = "") => parse(markup).querySelector(selector) !== null;
      expect(has(ours[cartFragment]), selector).toBe(has(recorded[cartFragment]));
    }
  });
});

const pages: readonly [file: string, path: string, selectors: readonly string[]][] = [
  [
    "shop.html",
    "/shop/",
    [
      "p.woocommerce-store-notice.demo_store[data-notice-id][role=complementary] > a.woocommerce-store-notice__dismiss-link[role=button]",
      "form.woocommerce-ordering[method=get] > select.orderby[name=orderby]",
      "form.woocommerce-ordering > input[type=hidden][name=paged][value='1']",
      "p.woocommerce-result-count[role=status][aria-relevant=all]",
      "nav.woocommerce-pagination ul.page-numbers a.next.page-numbers",
      "ul.products > li.product.type-product > a.woocommerce-LoopProduct-link.woocommerce-loop-product__link > h2",
      "a.button.product_type_simple.add_to_cart_button.ajax_add_to_cart[role=button][rel=nofollow][data-product_id][data-quantity][data-success_message] + span.screen-reader-text",
      "a.button.product_type_variable.add_to_cart_button:not(.ajax_add_to_cart)",
      "div.widget_shopping_cart_content",
      "a.cart-contents .count",
      "a.footer-cart-contents .count",
    ],
  ],
  [
    "cart.html",
    "/cart/",
    [
      "form.woocommerce-cart-form[method=post] table.shop_table.cart.woocommerce-cart-form__contents",
      "tr.woocommerce-cart-form__cart-item.cart_item > td.product-remove > a.remove[role=button][data-product_id]",
      "td.product-quantity[data-title] .quantity input.input-text.qty.text[type=number][name^='cart['][min='0'][step]",
      "td.actions .coupon > input#coupon_code[name=coupon_code]",
      "td.actions button[name=apply_coupon]",
      "td.actions button[name=update_cart][value='Update cart']",
      "input#woocommerce-cart-nonce[name=woocommerce-cart-nonce]",
      ".cart_totals tr.cart-subtotal td[data-title]",
      "ul#shipping_method.woocommerce-shipping-methods input.shipping_method[data-index='0']",
      ".wc-proceed-to-checkout > a.checkout-button.button.alt.wc-forward",
    ],
  ],
  [
    "checkout.html",
    "/checkout/",
    [
      "form.checkout.woocommerce-checkout[name=checkout]",
      "#customer_details #billing_phone_field .woocommerce-input-wrapper > input#billing_phone",
      "#order_review.woocommerce-checkout-review-order > table.woocommerce-checkout-review-order-table tr.order-total",
      "div#payment.woocommerce-checkout-payment > ul.wc_payment_methods.payment_methods.methods > li.wc_payment_method > input.input-radio[name=payment_method][data-order_button_text]",
      "div.payment_box.payment_method_cod[style]",
      "button#place_order[name=woocommerce_checkout_place_order][data-value]",
      "input[name=woocommerce-process-checkout-nonce]",
    ],
  ],
  [
    "product-variable.html",
    "/product/ribbed-wool-socks/",
    [
      "form.variations_form.cart[method=post][data-product_id][data-product_variations]",
      "table.variations[role=presentation] td.value > select[name^=attribute_][data-attribute_name][data-show_option_none=yes]",
      "a.reset_variations[href='#']",
      "div.reset_variations_alert.screen-reader-text[role=alert]",
      "div.single_variation_wrap > div.woocommerce-variation.single_variation[role=alert]",
      "div.variations_button button.single_add_to_cart_button.button.alt[type=submit]",
      "input.variation_id[name=variation_id][value='0']",
      "section.related.products > ul.products",
    ],
  ],
  [
    "product-simple.html",
    "/product/ridge-enamel-mug/",
    [
      "form.cart[method=post][enctype='multipart/form-data'] .quantity input.qty[name=quantity][min='1']",
      "form.cart > button.single_add_to_cart_button.button.alt[type=submit][name=add-to-cart][value]",
    ],
  ],
  ["product-out-of-stock.html", "/product/salt-glaze-teapot/", [".entry-summary p.stock.out-of-stock"]],
];

describe.skipIf(isAbsent)("prints the selectors that the recorded pages print", () => {
  it.each(pages)("%s", async (file, path, selectors) => {
    const visit = startBrowserVisit();
    for (const id of [101, 103]) await visit.post("/?wc-ajax=add_to_cart", `product_id=${id}`);
    const ours = parse(await (await visit.get(path)).text());
    const recorded = parse(readRecordedPage(file));
    for (const selector of selectors) {
      expect(recorded.querySelector(selector), `recorded ${selector}`).not.toBeNull();
      expect(ours.querySelector(selector), `ours ${selector}`).not.toBeNull();
    }
  });
});
