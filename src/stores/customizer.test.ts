import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { loadCart } from "#src/cart-demand.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

const PANEL = "div.widget_shopping_cart_content";

it("fills a cart widget that the platform's Customizer has printed anew", async () => {
  const listeners = new Map<string, () => void>();
  window.wp = { customize: { selectiveRefresh: { bind: (name, onEvent) => void listeners.set(name, onEvent) } } };
  const html = '<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart"></ul></div>';
  server.use(
    http.post("https://shop.example/", () => HttpResponse.json({ fragments: { [PANEL]: html }, cart_hash: "a" })),
  );
  showPage('<div class="widget_shopping_cart_content"></div>');
  await loadCart();
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  listeners.get("partial-content-rendered")?.();
  await vi.waitFor(() => expect(document.querySelector(`${PANEL} > ul`)).not.toBeNull());
});
