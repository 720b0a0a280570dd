import { cartItemKey } from "#mock/cart-key.ts";
import { FREE_BY_RULE, findPriced, percentOff, reduce } from "#mock/discounts.ts";
import type { CartLine, Cents } from "#mock/model.ts";
import { isValidNonce } from "#mock/nonces.ts";
import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import { type Answer, type Call, field } from "#mock/shop.ts";
import { bulkTable, priceFor } from "#theme/discounts/prices.ts";
import { amount, offerPrice } from "#theme/partials/price.ts";

/** The discount plugin's actions. It refuses an expired nonce with a sentence and status 200. */

const guarded =
  (answer: Answer): Answer =>
  (call) =>
    isValidNonce(call.visit.session, "awdr_ajax_front_end", call.fields.get("awdr_nonce"))
      ? answer(call)
      : htmlResponse("Invalid token");

const priced = ({ shop, visit, fields }: Call) => findPriced(shop.db, visit.session, Number(fields.get("product_id")));

const quantityOf = (call: Call): number => Number.parseFloat(field(call, "qty")) || 1;

const getPriceHtml: Answer = (call) => {
  const found = priced(call);
  if (!found) return jsonResponse({ price_html: "", original_price_html: "" });
  const { product, offer } = found;
  const original = offerPrice(offer).html;
  const hasDiscount = percentOff(product, quantityOf(call)) > 0;
  const price_html = hasDiscount ? priceFor(product, offer, quantityOf(call)).html : original;
  return jsonResponse({ price_html, original_price_html: original });
};

const getBulkTable: Answer = (call) => {
  const found = priced(call);
  return jsonResponse(found ? { bulk_table: bulkTable(found.product, found.offer).html } : { success: false });
};

const methods: Readonly<Record<string, Answer>> = {
  get_price_html: getPriceHtml,
  get_variable_product_bulk_table: getBulkTable,
};

const unknownMethod: Answer = () => jsonResponse({ success: true, data: "Authentication required" });

const callMethod: Answer = (call) => (methods[field(call, "method")] ?? unknownMethod)(call);

const both = <Value>(before: Value, after: Value) => ({
  initial_price: before,
  discounted_price: after,
  initial_price_with_tax: before,
  discounted_price_with_tax: after,
});

const htmlOf = (before: Cents, after: Cents) =>
  Object.fromEntries(
    Object.entries(both(amount(before).html, amount(after).html)).map(([key, html]) => [`${key}_html`, html]),
  );

const detailsOf = (percent: number, quantity: number, off: number) => ({
  1: {
    set_discount: 0,
    bulk_discount: 0,
    simple_discount: {
      discount_type: "percentage",
      discount_value: percent,
      discount_quantity: quantity,
      discount_price_per_quantity: off,
      discount_price: off,
    },
  },
});

const getDiscount: Answer = (call) => {
  const found = priced(call);
  const quantity = quantityOf(call);
  const percent = found ? percentOff(found.product, quantity) : 0;
  if (!found || percent === 0) return jsonResponse({ success: true, data: false });
  const custom = Number.parseFloat(field(call, "custom_price"));
  const before = Number.isNaN(custom) ? found.offer.price : Math.round(custom * 100);
  const after = reduce(before, percent);
  const initial = before / 100;
  const discounted = after / 100;
  return jsonResponse({
    success: true,
    data: {
      ...both(initial, discounted),
      total_discount_details: detailsOf(percent, quantity, initial - discounted),
      apply_as_cart_rule: ["no", "no"],
      discount_lines: {
        0: { quantity, discount: initial - discounted, original_price: initial, discounted_price: discounted },
        non_applied: { quantity: 0, discount: 0, price: initial, calculate_discount_from: initial },
      },
      ...htmlOf(before, after),
      currency_symbol: "&#36;",
    },
  });
};

const moveTo = (line: CartLine, variationId: number, attributes: CartLine["attributes"]): void => {
  Object.assign(line, { variationId, attributes });
  line.key = cartItemKey(line);
};

const changeFreeProduct: Answer = ({ shop, visit, fields }) => {
  const rule = fields.get("rule_unique_id")?.replace(/\W/g, "");
  const found = shop.db.variation(Number(fields.get("product_id")));
  if (!rule || !found || !Number(fields.get("parent_id"))) return htmlResponse("0");
  const line = visit.session.cart.find(
    ({ productId, data }) => productId === found.product.id && data[FREE_BY_RULE] === rule,
  );
  if (line) moveTo(line, found.variation.id, found.variation.attributes);
  return jsonResponse({ success: true, data: 1 });
};

export const pricingActions: Readonly<Record<string, Answer>> = {
  wdr_ajax: guarded(callMethod),
  awdr_get_product_discount: guarded(getDiscount),
  awdr_change_discount_product_in_cart: guarded(changeFreeProduct),
};
