import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { demoHtml, showPage } from "#src/test-page.ts";
import { server } from "#src/test-server.ts";

const demo = demoHtml("cart/cart-form");
const EVENTS = [
  "updated_cart_totals",
  "updated_wc_div",
  "wc_cart_emptied",
  "item_removed_from_classic_cart",
  "applied_coupon",
  "removed_coupon",
  "updated_shipping_method",
  "update_checkout",
];

const page = (changes: Record<string, string> = {}) =>
  Object.entries(changes).reduce((html, [from, to]) => html.replace(from, to), demo);
const notice = (text: string) => `wrapper"><div class="woocommerce-message" role="alert">${text}</div>`;
const emptyPage = '<div class="woocommerce"><p class="wc-empty-cart-message">Your cart is empty.</p></div>';

interface Asked {
  method: string;
  query: string;
  fields: Record<string, string>;
}

let asked: Asked[] = [];
let heard: string[] = [];
const hear = ({ type }: Event) => heard.push(type);

/** The cart page's address; the cart itself is asked for by other widgets and not of interest here. */
const answer = (respond: () => Response) => {
  server.use(
    http.all("https://shop.example/cart/", async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push({ method: request.method, query: new URL(request.url).search, fields });
      return respond();
    }),
    http.post("https://shop.example/", () => HttpResponse.json({ fragments: [], cart_hash: "" })),
  );
};

const html = (source: string) => () => HttpResponse.html(source);
const rate = (name: string, isChosen = false) =>
  `<label><input type="radio" class="shipping_method" name="shipping_method[0]" data-index="0" value="${name}"${
    isChosen ? " checked" : ""
  }>${name}</label>`;
const quantity = () => screen.getByLabelText<HTMLInputElement>("Enamel mug quantity");
const totals = () => document.querySelector(".cart_totals strong")?.textContent;

beforeEach(() => {
  asked = [];
  heard = [];
  for (const name of EVENTS) document.addEventListener(name, hear);
  showPage(demo);
});

afterEach(() => {
  for (const name of EVENTS) document.removeEventListener(name, hear);
  vi.restoreAllMocks();
});

it("updates the cart without a reload, and fires the platform's events in its order", async () => {
  answer(
    html(page({ 'value="1"': 'value="3"', "<strong>$15.00": "<strong>$45.00", 'wrapper">': notice("Cart updated.") })),
  );
  quantity().value = "3";
  fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
  await waitFor(() => expect(totals()).toBe("$45.00"));
  expect(asked[0]).toMatchObject({
    method: "POST",
    fields: {
      "cart[c20ad4d76fe97759aa27a0c99bff6710][qty]": "3",
      update_cart: "Update cart",
      "woocommerce-cart-nonce": "4f0db09316",
    },
  });
  expect(screen.getByRole("alert").textContent).toBe("Cart updated.");
  await waitFor(() => expect(heard).toEqual(["updated_cart_totals", "updated_wc_div"]));
});

it("sends a form once more whose nonce is too old, with the one of the page that answers", async () => {
  const pages = [page({ 'value="4f0db09316"': 'value="fresh"' }), page({ "<strong>$15.00": "<strong>$45.00" })];
  answer(() => HttpResponse.html(pages[asked.length - 1] ?? ""));
  quantity().value = "3";
  fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
  await waitFor(() => expect(totals()).toBe("$45.00"));
  expect(asked.map(({ fields }) => fields["woocommerce-cart-nonce"])).toEqual(["4f0db09316", "fresh"]);
  expect(asked[1]?.fields["cart[c20ad4d76fe97759aa27a0c99bff6710][qty]"]).toBe("3");
});

it("takes Enter in a quantity for an update, not for the coupon's button that it presses", async () => {
  answer(html(demo));
  quantity().value = "2";
  quantity().focus();
  // What a browser does for Enter: the form's first button submits.
  const coupon = screen.getByRole("button", { name: "Apply coupon" });
  quantity().form?.requestSubmit(coupon);
  await waitFor(() => expect(heard).toEqual(["updated_cart_totals", "updated_wc_div"]));
  expect(asked[0]?.fields).toMatchObject({ update_cart: "Update cart" });
  expect(asked[0]?.fields).not.toHaveProperty("apply_coupon");
});

it("applies a coupon by its own button, and says which before the page changes", async () => {
  answer(html(demo));
  const codes: unknown[] = [];
  const keep = (event: Event) => codes.push((event as CustomEvent).detail);
  document.addEventListener("storefront:coupon-applied", keep, { once: true });
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "TENOFF" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await waitFor(() => expect(codes).toEqual([{ code: "TENOFF" }]));
  expect(asked[0]?.fields).toMatchObject({ coupon_code: "TENOFF", apply_coupon: "Apply coupon" });
  expect(asked[0]?.fields).not.toHaveProperty("update_cart");
  await waitFor(() => expect(heard).toEqual(["applied_coupon", "updated_cart_totals", "updated_wc_div"]));
});

it("tells beside the code why it is refused, and takes that back as it is corrected", async () => {
  const refused = 'wrapper"><ul class="woocommerce-error" role="alert"><li>Coupon "tenof" does not exist.</li></ul>';
  answer(html(page({ 'wrapper">': refused })));
  const code = screen.getByLabelText<HTMLInputElement>("Coupon");
  fireEvent.input(code, { target: { value: "tenof" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe('Coupon "tenof" does not exist.');
  expect(alert.closest(".coupon")).not.toBeNull();
  expect(alert.id).toBe(code.getAttribute("aria-describedby"));
  expect(code.value).toBe("tenof");
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect(code.classList.contains("has-error")).toBe(true);
  fireEvent.input(code, { target: { value: "tenoff" } });
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(code.hasAttribute("aria-invalid")).toBe(false);
  expect(code.hasAttribute("aria-describedby")).toBe(false);
  expect(code.classList.contains("has-error")).toBe(false);
});

/** Whether each submit was taken from the browser, which does not act on it here. */
const watchSubmits = (): boolean[] => {
  const isClaimed: boolean[] = [];
  const stay = (event: Event) => {
    isClaimed.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("submit", stay);
  onTestFinished(() => window.removeEventListener("submit", stay));
  return isClaimed;
};

it("leaves a plugin's own button in the form to the browser", async () => {
  quantity().form?.insertAdjacentHTML("beforeend", '<button name="quote" value="1">Get a quote</button>');
  answer(html(demo));
  const isClaimed = watchSubmits();
  fireEvent.click(screen.getByRole("button", { name: "Get a quote" }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isClaimed).toEqual([false]);
  expect(asked).toEqual([]);
});

it("leaves the form of a product beside the cart to itself, also for Enter in its quantity", async () => {
  const product = '<form action="/product/"><input class="qty" aria-label="Pieces"><button>Add</button></form>';
  document.querySelector(".woocommerce")?.insertAdjacentHTML("beforeend", product);
  answer(html(demo));
  const isClaimed = watchSubmits();
  screen.getByLabelText("Pieces").focus();
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isClaimed).toEqual([false]);
  expect(asked).toEqual([]);
});

it("takes a coupon out by its link, and says which before the page changes", async () => {
  const link =
    '<a role="button" class="woocommerce-remove-coupon" data-coupon="tenoff" href="/cart/?remove_coupon=tenoff">[Remove]</a>';
  document.querySelector(".cart_totals")?.insertAdjacentHTML("beforeend", link);
  answer(html(demo));
  const codes: unknown[] = [];
  const keep = (event: Event) => codes.push((event as CustomEvent).detail);
  document.addEventListener("storefront:coupon-removed", keep, { once: true });
  fireEvent.click(screen.getByRole("button", { name: "[Remove]" }));
  await waitFor(() => expect(heard).toEqual(["removed_coupon", "updated_cart_totals", "updated_wc_div"]));
  expect(codes).toEqual([{ code: "tenoff" }]);
});

it("scrolls to what the shop says", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  answer(html(page({ 'wrapper">': notice("Cart updated.") })));
  fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
  await screen.findByText("Cart updated.");
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
});

it("has the checkout computed anew where it stands on the cart's page", async () => {
  answer(html(demo));
  document.body.insertAdjacentHTML("beforeend", '<form class="woocommerce-checkout"></form>');
  fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
  await waitFor(() => expect(heard).toEqual(["updated_cart_totals", "update_checkout", "updated_wc_div"]));
});

it.each(["woocommerce-checkout", "bde-cart-contents"])(
  "loads the page anew when an emptied cart changes .%s too",
  async (name) => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    answer(html(emptyPage));
    document.body.insertAdjacentHTML("beforeend", `<div class="${name}"></div>`);
    fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);

it.each(["click", "Space"])("removes a row in place by %s", async (way) => {
  answer(html(emptyPage));
  const link = screen.getByRole("button", { name: "Remove Enamel mug from cart" });
  if (way === "click") fireEvent.click(link);
  else fireEvent.keyDown(link, { key: " " });
  await screen.findByText("Your cart is empty.");
  expect(asked).toEqual([
    { method: "GET", query: "?remove_item=c20ad4d76fe97759aa27a0c99bff6710&_wpnonce=4f0db09316", fields: {} },
  ]);
  await waitFor(() => expect(heard).toEqual(["wc_cart_emptied", "updated_wc_div", "item_removed_from_classic_cart"]));
});

it("marks form and totals while the request is on its way", async () => {
  answer(html(demo));
  fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(2));
  await waitFor(() => expect(document.querySelectorAll(".processing, [data-sw-pending]")).toHaveLength(0));
});

it.each([
  ["the shop fails", () => new HttpResponse("", { status: 500 })],
  ["the shop cannot be reached", () => HttpResponse.error()],
])("tells the shopper and keeps what they typed when %s", async (_case, respond) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  answer(respond);
  quantity().value = "3";
  fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Your cart could not be updated/);
  expect(quantity().value).toBe("3");
  expect(document.querySelectorAll(".processing")).toHaveLength(0);
});

it("sends a form once that is pressed twice, and again what has changed meanwhile", async () => {
  const pending: (() => void)[] = [];
  server.use(
    http.post("https://shop.example/cart/", async ({ request }) => {
      asked.push({ method: "POST", query: "", fields: Object.fromEntries(new URLSearchParams(await request.text())) });
      await new Promise<void>((resolve) => pending.push(resolve));
      return HttpResponse.html(demo);
    }),
    http.post("https://shop.example/", () => HttpResponse.json({ fragments: [], cart_hash: "" })),
  );
  const update = screen.getByRole("button", { name: "Update cart" });
  fireEvent.click(update);
  fireEvent.click(update);
  await waitFor(() => expect(pending).toHaveLength(1));
  fireEvent.click(update);
  quantity().value = "4";
  fireEvent.click(update);
  pending[0]?.();
  await waitFor(() => expect(pending).toHaveLength(2));
  pending[1]?.();
  await waitFor(() => expect(heard.filter((name) => name === "updated_wc_div")).toHaveLength(2));
  expect(asked.map(({ fields }) => fields["cart[c20ad4d76fe97759aa27a0c99bff6710][qty]"])).toEqual(["1", "4"]);
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  fireEvent.click(update);
  await waitFor(() => expect(pending).toHaveLength(3));
  pending[2]?.();
});

it("keeps the shopper on the page when a row cannot be removed without a network", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  answer(() => HttpResponse.error());
  fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Your cart could not be updated/);
  expect(assign).not.toHaveBeenCalled();
});

it("follows the remove link when the shop answers with an error, and fires no event of a removal", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  answer(() => new HttpResponse("", { status: 500 }));
  fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining("/cart/?remove_item=")));
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(heard).toEqual([]);
});

it("renders the form anew when something else has changed the cart", async () => {
  answer(html(page({ 'value="1"': 'value="5"' })));
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));
  await waitFor(() => expect(quantity().value).toBe("5"));
  expect(asked[0]?.fields).not.toHaveProperty("update_cart");
});

it.each([
  [true, "keeps"],
  [false, "takes away"],
])("with the first argument %s it %s the notices that stand on the page", async (keepsNotices, _what) => {
  document
    .querySelector(".woocommerce-notices-wrapper")
    ?.insertAdjacentHTML("beforeend", '<p class="woocommerce-info">Old</p>');
  answer(html(page({ 'value="1"': 'value="5"' })));
  const detail = { keepsNotices };
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true, detail }));
  await waitFor(() => expect(quantity().value).toBe("5"));
  expect(screen.queryAllByText("Old")).toHaveLength(keepsNotices ? 1 : 0);
});

it("leaves to the platform's own script what both would do", async () => {
  const requested = vi.fn();
  server.use(http.all("https://shop.example/*", () => new HttpResponse(requested())));
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  const follow = () => undefined;
  jquery(document).on("wc_update_cart added_to_cart", follow);
  onTestFinished(() => {
    jquery(document).off("wc_update_cart added_to_cart", follow);
    delete window.jQuery;
  });
  const method = '<input type="radio" name="shipping_method[0]" data-index="0" value="flat" aria-label="Flat rate">';
  document.querySelector(".cart_totals")?.insertAdjacentHTML("beforeend", method);
  fireEvent.click(screen.getByRole("radio", { name: "Flat rate" }));
  jquery(document.body).trigger("wc_update_cart");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requested).not.toHaveBeenCalled();
});

it("renders the form anew when a line was taken out of the mini-cart", async () => {
  answer(html(emptyPage));
  document.body.dispatchEvent(new CustomEvent("storefront:item-removed", { bubbles: true }));
  await screen.findByText("Your cart is empty.");
});

it("loads an empty cart's page anew when something is in the cart again", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  document.body.innerHTML = emptyPage;
  document.body.dispatchEvent(new CustomEvent("storefront:item-added", { bubbles: true }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("chooses shipping in totals that stand in a column of their own, and tells there what failed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const chosen: string[] = [];
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      chosen.push(`${new URL(request.url).searchParams.get("wc-ajax")} ${await request.text()}`);
      return new HttpResponse("", { status: 500 });
    }),
  );
  document.querySelector(".woocommerce")?.remove();
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div class="woocommerce"><div><form class="woocommerce-cart-form" action="/cart/"></form></div>
    <div id="column"><div class="cart_totals">${rate("flat")}${rate("pickup")}</div></div></div>`,
  );
  fireEvent.click(screen.getByLabelText("pickup"));
  const alert = await screen.findByRole("alert");
  expect(chosen).toEqual(["update_shipping_method security=&shipping_method%5B0%5D=pickup"]);
  expect(document.getElementById("column")?.contains(alert)).toBe(true);
});

it("keeps a choice of shipping that is made before the one before it is answered", async () => {
  const chosen: (string | null)[] = [];
  let answerFirst = () => {};
  const isChosenAgain = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      const value = new URLSearchParams(await request.text()).get("shipping_method[0]");
      chosen.push(value);
      if (chosen.length === 1) await isChosenAgain;
      return HttpResponse.html(
        `<div class="cart_totals">${rate("flat", value === "flat")}${rate("pickup", value === "pickup")}</div>`,
      );
    }),
  );
  document.querySelector(".cart_totals")?.insertAdjacentHTML("beforeend", rate("flat", true) + rate("pickup"));
  fireEvent.click(screen.getByLabelText("pickup"));
  await waitFor(() => expect(chosen).toHaveLength(1));
  fireEvent.click(screen.getByLabelText("flat"));
  await new Promise((resolve) => setTimeout(resolve, 10));
  answerFirst();
  await waitFor(() => expect(heard.filter((name) => name === "updated_shipping_method")).toHaveLength(2));
  expect(chosen).toEqual(["pickup", "flat"]);
  expect(screen.getByLabelText<HTMLInputElement>("flat").checked).toBe(true);
});

it("gives back the shop's choice of shipping when another cannot be made, so that it can be tried again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  server.use(http.post("https://shop.example/", () => new HttpResponse("", { status: 500 })));
  document.querySelector(".cart_totals")?.insertAdjacentHTML("beforeend", rate("flat", true) + rate("pickup"));
  fireEvent.click(screen.getByLabelText("pickup"));
  await screen.findByRole("alert");
  expect(screen.getByLabelText<HTMLInputElement>("flat").checked).toBe(true);
});

it("computes shipping for another address without a reload", async () => {
  const form = `<form class="woocommerce-shipping-calculator" action="/cart/" method="post">
    <input name="calc_shipping_postcode" value="1234" aria-label="Postcode">
    <button type="submit" name="calc_shipping" value="1">Update</button></form>`;
  document.querySelector(".cart_totals")?.insertAdjacentHTML("beforeend", form);
  answer(html(page({ "<strong>$15.00": "<strong>$19.00" })));
  fireEvent.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(totals()).toBe("$19.00"));
  expect(asked.map(({ fields }) => fields)).toEqual([{ calc_shipping_postcode: "1234", calc_shipping: "1" }]);
});
