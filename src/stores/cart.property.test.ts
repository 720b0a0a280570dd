import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadCart, watchForCart } from "#src/cart-demand.ts";
import { settings } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { $cart } from "./cart.ts";
import { addItem, removeItem, setQuantity } from "./cart-actions.ts";
import { refreshCart } from "./cart-refresh.ts";

/** Schedules of a shopper's acts and the network's faults, each against a shop that keeps its cart like the real one. */
const RUNS = 10_000;

const PRODUCTS = [1, 2, 3];

type Fault = "none" | "lost before" | "lost after" | "html" | "refused";

type Step =
  | { kind: "add"; product: number; fault: Fault }
  | { kind: "remove"; product: number; fault: Fault }
  | { kind: "quantity"; product: number; quantity: number; fault: Fault }
  | { kind: "refresh" | "event" | "other tab" | "back" | "pause" };

const fault = fc.constantFrom<Fault>("none", "none", "none", "none", "lost before", "lost after", "html", "refused");
const product = fc.constantFrom(...PRODUCTS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), product, fault }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), product, fault }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("quantity" as const), product, quantity: fc.nat(4), fault }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("refresh", "event", "other tab", "back", "pause") }) },
);

interface Shop {
  cart: Map<string, number>;
  received: string[];
  faults: Fault[];
  delays: number[];
}

let shop: Shop;

const line = ([key, quantity]: [string, number]): string =>
  `<li class="woocommerce-mini-cart-item"><a class="remove remove_from_cart_button" data-cart_item_key="${key}" data-product_id="${key.slice(3)}">×</a><a>P</a><span class="quantity">${quantity} × $1</span></li>`;

const answer = (): Response =>
  Response.json({
    fragments: {
      "div.widget_shopping_cart_content": `<div class="widget_shopping_cart_content"><ul>${[...shop.cart].map(line).join("")}</ul></div>`,
    },
    cart_hash: JSON.stringify([...shop.cart]),
  });

const change = (endpoint: string, fields: URLSearchParams): void => {
  const key = fields.get("cart_item_key") ?? fields.get("hash") ?? `key${fields.get("product_id")}`;
  const quantity = Number(fields.get("quantity"));
  shop.received.push(`${endpoint} ${key} ${fields.get("quantity") ?? ""}`);
  if (endpoint === "add_to_cart") shop.cart.set(key, (shop.cart.get(key) ?? 0) + quantity);
  else if (endpoint === "remove_from_cart" || quantity === 0) shop.cart.delete(key);
  else if (shop.cart.has(key)) shop.cart.set(key, quantity);
};

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

const fieldsOf = (body: unknown): URLSearchParams =>
  body instanceof FormData ? new URLSearchParams([...body] as [string, string][]) : new URLSearchParams(String(body));

const refusal = (endpoint: string): Response =>
  Response.json(endpoint === "add_to_cart" ? { error: true } : { success: false });

/** The shop reads the cart when a request comes in and writes it when it answers. */
const serve = async (url: string, body: unknown): Promise<Response> => {
  const fields = fieldsOf(body);
  const endpoint = new URL(url, "https://shop.example").searchParams.get("wc-ajax") ?? "quantity";
  await turns(shop.delays.shift() ?? 0);
  if (endpoint === "get_refreshed_fragments") return answer();
  const planned = shop.faults.shift() ?? "none";
  if (planned === "lost before") throw new TypeError("Failed to fetch");
  if (planned === "refused") return refusal(endpoint);
  change(endpoint, fields);
  if (planned === "lost after") throw new TypeError("Failed to fetch");
  if (planned === "html") return new Response("<!doctype html><title>Fatal error</title>");
  return endpoint === "quantity" ? Response.json({}) : answer();
};

const shownCart = (): [string, number | null][] => $cart.get().lines.map(({ key, quantity }) => [key, quantity]);

const take = (next: Step): Promise<unknown> => {
  switch (next.kind) {
    case "add":
      return addItem({ data: { product_id: next.product, quantity: 1 } });
    case "remove":
      return removeItem(`key${next.product}`);
    case "quantity":
      return setQuantity(`key${next.product}`, next.quantity);
    case "refresh":
      return refreshCart();
    case "event":
      document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh"));
      return Promise.resolve();
    case "other tab":
      window.localStorage.setItem("wc_cart_hash_test", "another tab's");
      window.dispatchEvent(Object.assign(new Event("storage"), { key: "wc_cart_hash_test" }));
      return Promise.resolve();
    case "back":
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
      return Promise.resolve();
    case "pause":
      return turns(7);
  }
};

const isChange = (next: Step): next is Exclude<Step, { kind: "refresh" | "event" | "other tab" | "back" | "pause" }> =>
  "fault" in next;

const expectedRequest = (next: Step): string => {
  if (next.kind === "add") return `add_to_cart key${next.product} 1`;
  if (next.kind === "remove") return `remove_from_cart key${next.product} `;
  return next.kind === "quantity" ? `quantity key${next.product} ${next.quantity}` : "";
};

const reachesCart = ({ fault: planned }: { fault: Fault }): boolean =>
  planned !== "lost before" && planned !== "refused";

beforeAll(async () => {
  document.body.innerHTML = `<script type="application/json" id="storefront-widgets">${JSON.stringify({
    ...settings,
    BreakdanceFrontend: { data: { ajaxUrl: "/wp-admin/admin-ajax.php" } },
  })}</script>`;
  const network = async (request: Request) => {
    const isMultipart = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
    return serve(request.url, isMultipart ? await request.formData() : await request.text());
  };
  // The request interceptor is too slow for ten thousand schedules, so `fetch` answers in the same process.
  server.close();
  vi.stubGlobal("fetch", network);
  watchForCart();
  await loadCart();
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.listen({ onUnhandledFrame: "error" });
});

it("loses, doubles and reorders no change, and shows the shop's cart in the end, whatever happens in between", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(12), { maxLength: 16 }),
      async (steps, delays) => {
        // Weak references are only released between tasks, and all runs together are one task.
        await new Promise((resolve) => setImmediate(resolve));
        const changes = steps.filter(isChange);
        shop = {
          cart: new Map(),
          received: [],
          faults: changes.map(({ fault: planned }) => planned),
          delays: [...delays],
        };
        const outcomes: Promise<unknown>[] = [];
        for (const next of steps) {
          const outcome = take(next);
          outcomes.push(
            outcome.then(
              () => true,
              () => false,
            ),
          );
          if (next.kind === "pause") await outcome;
        }
        const settled = await Promise.all(outcomes);
        expect(shop.received).toEqual(changes.filter(reachesCart).map(expectedRequest));
        steps.forEach((next, index) => {
          if (isChange(next)) expect(settled[index]).toBe(next.fault === "none");
        });
        await refreshCart();
        expect(shownCart()).toEqual([...shop.cart]);
      },
    ),
    { numRuns: RUNS },
  );
}, 600_000);
