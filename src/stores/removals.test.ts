import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { requestedAt } from "#src/dom/jquery/jquery.ts";
import { fire } from "#src/dom/platform-events.ts";
import { openShopWithCart } from "#src/testing/mini-cart.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { $cart } from "./cart.ts";
import { $removal, forgetRemoval, offerUndo, undoRemoval } from "./removals.ts";

const removal = { key: "k1", name: "Mug", removeHref: "/cart/?remove_item=k1&_wpnonce=n1", place: document.body };

const line = { key: "k1", productId: 101, sku: "", name: "Mug", quantity: 2 };

afterEach(() => {
  vi.useRealTimers();
  requestedAt.clear();
});

it("offers each removal anew, also of the same line", () => {
  offerUndo(removal);
  const first = $removal.get();
  offerUndo(removal);
  expect($removal.get()).toEqual({ ...first, number: Number(first?.number) + 1 });
});

it.each(["https://shop.example/cart/", "#", ""])(
  "offers no undo of a line whose link has the address %j",
  (removeHref) => {
    forgetRemoval();
    offerUndo({ ...removal, removeHref });
    expect($removal.get()).toBeUndefined();
  },
);

it("speaks what the answer to a removal does not", () => {
  showPage("");
  vi.useFakeTimers();
  offerUndo(removal, "Mug has gone.");
  vi.advanceTimersByTime(1000);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Mug has gone.");
});

it("fails as the shop did where nothing was put back", async () => {
  await openShopWithCart();
  showPage("");
  server.use(http.get("*", () => new HttpResponse("", { status: 500 })));
  await expect(undoRemoval(removal)).rejects.toMatchObject({ kind: "http", status: 500 });
});

it("waits for the newer answer where another script refreshes the cart, and an older one comes first", async () => {
  await openShopWithCart();
  showPage("");
  server.use(http.get("*", () => HttpResponse.html("")));
  const asked = new Promise<void>((resolve) => {
    const request = () => {
      // Record the request as jQuery's listeners would.
      requestedAt.set("/?wc-ajax=get_refreshed_fragments", performance.now());
      resolve();
    };
    document.body.addEventListener("storefront:refresh-requested", request, { once: true });
  });
  const undo = undoRemoval(removal);
  await asked;
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(0);
  fire(document.body, "wc_fragments_refreshed", []);
  await vi.advanceTimersByTimeAsync(0);
  $cart.set({ ...$cart.get(), hash: "older" });
  $cart.set({ ...$cart.get(), lines: [line] });
  await undo;
});
