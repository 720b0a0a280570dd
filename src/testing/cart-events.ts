import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, vi } from "vitest";
import { loadCart } from "#src/cart-demand.ts";
import { platformEvents } from "#src/dom/platform-event-names.ts";
import { $cart, $fragments } from "#src/stores/cart.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";
import { find } from "./find.ts";
import { fragmentsOf } from "./fragments.ts";
import { showPage } from "./page.ts";
import { server } from "./server.ts";

/** A page with a cart and a button, its events and its requests. Importing sets up each test and tidies up. */

const ENDS = ["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart", "wc-blocks_adding_to_cart"];

export const requests: string[] = [];
export const heard: string[] = [];
const hear = ({ type }: Event) => heard.push(type);
const types = Object.entries(platformEvents).flatMap(([name, [native]]) => [name, native]);

beforeEach(async () => {
  $cart.set(UNKNOWN_CART);
  $fragments.set({});
  showPage(
    '<div class="widget_shopping_cart_content"></div><a class="add_to_cart_button" data-success_message="Mug added">Add</a>',
  );
  await loadCart();
  requests.length = 0;
  heard.length = 0;
  server.use(
    http.post("https://shop.example/", ({ request }) => {
      const endpoint = new URL(request.url).searchParams.get("wc-ajax") ?? "";
      requests.push(endpoint);
      return HttpResponse.json({ fragments: fragmentsOf(endpoint), cart_hash: "abc" });
    }),
  );
  for (const type of [...types, ...ENDS]) document.addEventListener(type, hear, true);
});

afterEach(() => {
  for (const type of [...types, ...ENDS]) document.removeEventListener(type, hear, true);
  vi.useRealTimers();
  delete window.jQuery;
});

export const addButton = () => find(".add_to_cart_button");
