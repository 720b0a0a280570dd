import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, vi } from "vitest";
import { demoHtml, showPage } from "./page.ts";
import { server } from "./server.ts";
// Import what the loader would load on demand: transforming it takes long and would slow the first test.
import "../../widgets/cart/cart-form/index.ts";
import "../../widgets/cart/cart-quantity/index.ts";
import "#src/islands/mount.tsx";
import "#src/platform/cart.ts";
import "#src/start-cart.ts";

/** The cart page's demo, a shop that answers for it, and the fired events. Importing sets up each test and tidies up. */

export const demo = demoHtml("cart/cart-form");
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

export const page = (changes: Record<string, string> = {}) =>
  Object.entries(changes).reduce((html, [from, to]) => html.replace(from, to), demo);
export const notice = (text: string) => `wrapper"><div class="woocommerce-message" role="alert">${text}</div>`;
export const emptyPage = '<div class="woocommerce"><p class="wc-empty-cart-message">Your cart is empty.</p></div>';

interface Asked {
  method: string;
  query: string;
  fields: Record<string, string>;
}

export let asked: Asked[] = [];
export let heard: string[] = [];
const hear = ({ type }: Event) => heard.push(type);

/** For the cart page's address. Other widgets ask for the cart itself, which does not matter here. */
export const answer = (respond: () => Response) => {
  server.use(
    http.all("https://shop.example/cart/", async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push({ method: request.method, query: new URL(request.url).search, fields });
      return respond();
    }),
    http.post("https://shop.example/", () => HttpResponse.json({ fragments: [], cart_hash: "" })),
  );
};

export const html = (source: string) => () => HttpResponse.html(source);
export const rate = (name: string, isChosen = false) =>
  `<label><input type="radio" class="shipping_method" name="shipping_method[0]" data-index="0" value="${name}"${
    isChosen ? " checked" : ""
  }>${name}</label>`;
export const quantity = () => screen.getByLabelText<HTMLInputElement>("Enamel mug quantity");
/** Types before any button is pressed: the code of the form and of the field is there. */
export const typeQuantity = async (value: string) => {
  await showPage(demo).mount();
  fireEvent.input(quantity(), { target: { value } });
};
/** The button is disabled until a line has changed. */
export const pressUpdate = () => {
  fireEvent.input(quantity());
  fireEvent.click(screen.getByRole("button", { name: "Update cart" }));
};
export const totals = () => document.querySelector(".cart_totals strong")?.textContent;

beforeEach(() => {
  asked = [];
  heard = [];
  for (const name of EVENTS) document.addEventListener(name, hear);
  showPage(demo);
});

afterEach(() => {
  for (const name of EVENTS) document.removeEventListener(name, hear);
  // Ends the scrolling to a notice, which takes a second.
  window.dispatchEvent(new Event("wheel"));
  vi.restoreAllMocks();
});
