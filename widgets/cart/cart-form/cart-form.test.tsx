import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("applies a coupon by its own button, and says which", async () => {
  answer(html(demo));
  const codes: unknown[] = [];
  const keep = (event: Event) => codes.push((event as CustomEvent).detail);
  document.addEventListener("storefront:coupon-applied", keep, { once: true });
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "TENOFF" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await waitFor(() => expect(codes).toEqual([{ code: "TENOFF" }]));
  expect(asked[0]?.fields).toMatchObject({ coupon_code: "TENOFF", apply_coupon: "Apply coupon" });
  expect(asked[0]?.fields).not.toHaveProperty("update_cart");
});

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

it("follows the remove link when the request fails, and fires no event of a removal", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  answer(() => HttpResponse.error());
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
