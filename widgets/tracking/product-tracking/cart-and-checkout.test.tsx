import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endTracking, json, layer, press, showTracked, told } from "#src/testing/data-layer.ts";

const MUG = { internal_id: 101, item_id: 101, item_name: "Mug", price: 18 };
const { internal_id, ...mug } = MUG;

const removeLink = `<a href="#remove" class="remove" aria-label="Remove Mug" data-gtm4wp_product_data="${json(MUG)}">×</a>`;
const row = `<div class="cart_item"><p class="product-remove">${removeLink}</p>
  <p class="product-quantity"><input type="number" class="qty" name="cart[k1][qty]" aria-label="Quantity" value="2" max="9"></p></div>`;
const cartForm = `<form class="woocommerce-cart-form">${row}<button type="button" name="update_cart">Update cart</button></form>`;
const line = (inside: string) => `<ul><li class="mini_cart_item">${removeLink}${inside}</li></ul>`;

const remove = (init?: MouseEventInit) => press(screen.getByRole("link", { name: "Remove Mug" }), init);
const quantity = () => screen.getByLabelText<HTMLInputElement>("Quantity");
const type = (value: string) => fireEvent.change(quantity(), { target: { value } });
const update = () => press(screen.getByRole("button", { name: "Update cart" }));
const changes = () => layer().map(({ event, ecommerce }) => [event, ecommerce.items[0]?.quantity, ecommerce.value]);

beforeEach(() => {
  vi.spyOn(window, "open").mockReturnValue(null);
  document.body.className = "woocommerce-cart";
});

afterEach(() => {
  endTracking();
  document.body.className = "";
});

it.each([
  ["of the cart page, with the number in its field", cartForm],
  ["of a mini-cart, with its text", line(`<span class="quantity">2 × € 18.00</span>`)],
  [
    "of a mini-cart, with its field",
    line(`<div class="quantity"><label>Mug quantity <input class="qty" name="cart[k1][qty]" value="2"></label></div>`),
  ],
])("tells of a removed line %s", async (_where, html) => {
  await showTracked(html);
  remove({ detail: 1 });
  remove({ detail: 2 });
  expect(layer()).toEqual([
    { event: "remove_from_cart", ecommerce: { currency: "EUR", value: 36, items: [{ ...mug, quantity: 2 }] } },
  ]);
});

it.each(["5", ""])(
  "tells of what was in the cart where %j was typed into the removed line, and not sent",
  async (typed) => {
    await showTracked(cartForm);
    type(typed);
    remove();
    expect(changes()).toEqual([["remove_from_cart", 2, 36]]);
  },
);

it("tells of a removed line whose single piece the shop prints without a field to type in", async () => {
  await showTracked(
    `<div class="cart_item"><p class="product-remove">${removeLink}</p>1 <input type="hidden" name="cart[k1][qty]" value="1"></div>`,
  );
  remove();
  expect(changes()).toEqual([["remove_from_cart", 1, 18]]);
});

it("tells nothing of a line whose quantity is nought or unknown", async () => {
  await showTracked(line(`<span class="quantity">0 × € 18.00</span>`) + line(""));
  for (const link of screen.getAllByRole("link")) press(link);
  expect(layer()).toEqual([]);
});

const putBack = (key: string) =>
  document.dispatchEvent(new CustomEvent("storefront:item-restored", { detail: { key } }));

it("tells of a removed line that the shopper has put back as added, and of no other", async () => {
  await showTracked(line(`<span class="quantity">2 × € 18.00</span>`).replace("#remove", "?remove_item=k3"));
  putBack("k3");
  remove();
  putBack("k2");
  putBack("k3");
  expect(changes()).toEqual([
    ["remove_from_cart", 2, 36],
    ["add_to_cart", 2, 36],
  ]);
});

it("tells of a line that the shopper has put back after its number went down to nought", async () => {
  await showTracked(cartForm.replace("#remove", "?remove_item=k1"), { BreakdanceFrontend: { data: {} } });
  type("0");
  await waitFor(() => expect(changes()).toEqual([["remove_from_cart", 2, 36]]));
  putBack("k1");
  expect(changes()[1]).toEqual(["add_to_cart", 2, 36]);
});

it("tells of changed quantities once, when the cart is updated", async () => {
  await showTracked(cartForm);
  type("5");
  expect(layer()).toEqual([]);
  update();
  update();
  type("1");
  fireEvent.keyDown(quantity(), { key: "7" });
  expect(changes()).toHaveLength(1);
  fireEvent.keyDown(quantity(), { key: "Enter" });
  expect(changes()).toEqual([
    ["add_to_cart", 3, 54],
    ["remove_from_cart", 4, 72],
  ]);
});

it("tells of a removal once while the shop answers", async () => {
  await showTracked(cartForm);
  remove();
  screen.getByRole("link").dataset.state = "pending";
  remove();
  expect(changes()).toHaveLength(1);
});

it("tells of a change at once in a mini-cart, which has no button to update it", async () => {
  await showTracked(line(`<input class="qty" name="cart[k1][qty]" aria-label="Quantity" value="2">`));
  type("3");
  await waitFor(() => expect(changes()).toEqual([["add_to_cart", 1, 18]]));
});

it("tells of the number to which the field's own code corrects an entry", async () => {
  await showTracked(cartForm, { BreakdanceFrontend: { data: {} } });
  quantity().addEventListener("change", () => {
    quantity().value = "9";
  });
  type("12");
  await waitFor(() => expect(changes()).toEqual([["add_to_cart", 7, 126]]));
});

it("tells of a wrong entry that the form sends all the same", async () => {
  await showTracked(cartForm.replace("<form", "<form novalidate"));
  type("10");
  update();
  expect(changes()).toEqual([["add_to_cart", 8, 144]]);
});

it("tells nothing of an entry that is no number, or that the browser does not send", async () => {
  await showTracked(cartForm);
  type("");
  update();
  type("10");
  update();
  expect(layer()).toEqual([]);
});

it("counts from the shop's number once the shop has answered with one", async () => {
  await showTracked(cartForm);
  type("5");
  update();
  // Only four are left.
  quantity().defaultValue = "4";
  type("3");
  update();
  expect(changes()).toEqual([
    ["add_to_cart", 3, 54],
    ["remove_from_cart", 1, 18],
  ]);
});

it("tells of a change at once where the builder sends it by itself", async () => {
  await showTracked(cartForm, { BreakdanceFrontend: { data: {} } });
  type("3");
  await waitFor(() => expect(changes()).toEqual([["add_to_cart", 1, 18]]));
  update();
  type("0");
  await waitFor(() => expect(changes()[1]).toEqual(["remove_from_cart", 3, 54]));
  expect(layer()).toHaveLength(2);
});

const CHECKOUT = `<form class="checkout" aria-label="Checkout" onsubmit="return false">
  <label><input type="radio" name="shipping_method[0]" value="post">Post</label>
  <label><input type="radio" name="shipping_method[0]" value="courier">Courier</label>
  <ul class="payment_methods"><li><label><input type="radio" name="payment_method" value="bank">Bank</label></li>
  <li><label><input type="radio" name="payment_method" value="cash">Cash</label></li></ul></form>`;

const showCheckout = (html = CHECKOUT) => {
  document.body.className = "woocommerce-checkout";
  return showTracked(html, { gtm4wp_checkout_products: [mug], gtm4wp_checkout_value: 36 });
};

const sold = { currency: "EUR", value: 36, items: [mug] };
const shipping = (shipping_tier: string) => ({
  event: "add_shipping_info",
  ecommerce: { ...sold, shipping_tier },
});
const payment = (payment_type: string) => ({ event: "add_payment_info", ecommerce: { ...sold, payment_type } });

it("tells once how the order is sent and paid, as soon as that is chosen", async () => {
  await showCheckout();
  fireEvent.click(screen.getByLabelText("Courier"));
  fireEvent.click(screen.getByLabelText("Post"));
  fireEvent.click(screen.getByLabelText("Cash"));
  fireEvent.submit(screen.getByRole("form"));
  expect(layer()).toEqual([shipping("courier"), payment("cash")]);
});

it("tells what the order says where nothing was chosen anew, shipping first", async () => {
  window.jQuery = jquery;
  await showCheckout();
  jquery(screen.getByRole("form")).triggerHandler("checkout_place_order");
  expect(layer()).toEqual([shipping("post"), payment("bank")]);
  fireEvent.submit(screen.getByRole("form"));
  expect(layer()).toHaveLength(2);
});

it("says so where an order has neither", async () => {
  await showCheckout(`<form class="checkout" aria-label="Checkout" onsubmit="return false"></form>`);
  fireEvent.submit(screen.getByRole("form"));
  expect(layer()).toEqual([shipping("(shipping tier not found)"), payment("(payment type not found)")]);
});

it("tells nothing when another form is sent, such as the coupon's", async () => {
  await showCheckout(`${CHECKOUT}<form class="checkout_coupon" aria-label="Coupon" onsubmit="return false"></form>`);
  fireEvent.submit(screen.getByRole("form", { name: "Coupon" }));
  expect(layer()).toEqual([]);
});

it("tells the choices where the page prints nothing of the cart", async () => {
  document.body.className = "woocommerce-checkout";
  await showTracked(CHECKOUT);
  fireEvent.click(screen.getByLabelText("Courier"));
  expect(layer()[0]?.ecommerce).toEqual({ currency: "EUR", value: 0, items: [], shipping_tier: "courier" });
});

it("takes what the page has chosen by itself while it loads for no choice", async () => {
  await showCheckout();
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  fireEvent.click(screen.getByLabelText("Courier"));
  expect(layer()).toEqual([]);
  state.mockReturnValue("complete");
  fireEvent.click(screen.getByLabelText("Post"));
  expect(told("add_shipping_info")).toHaveLength(1);
});

it("tells nothing of a shipping choice on the cart page", async () => {
  await showTracked(CHECKOUT);
  fireEvent.click(screen.getByLabelText("Courier"));
  expect(layer()).toEqual([]);
});

it.each([
  [{ step: "shipping-method" }, [shipping("post")]],
  ["cfw-payment-method", [shipping("post"), payment("bank")]],
  [{ to: "order-review" }, [shipping("post"), payment("bank")]],
  [undefined, []],
])("follows the steps of CheckoutWC: %j", async (detail, pushed) => {
  await showCheckout();
  document.dispatchEvent(new CustomEvent("cfw_step_changed", { detail }));
  expect(layer()).toEqual(pushed);
});

it("tells what the order says when CheckoutWC is about to send it", async () => {
  await showCheckout();
  document.body.dispatchEvent(new CustomEvent("cfw_before_submit", { bubbles: true }));
  expect(layer()).toEqual([shipping("post"), payment("bank")]);
});
