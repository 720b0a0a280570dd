import jquery from "jquery";
import { expect, it, onTestFinished } from "vitest";
import { hasCartPageScript } from "#src/dom/cart/cart-page-scripts.ts";
import { requestedAt } from "./jquery.ts";
import { listenToPage } from "./page-listeners.ts";
import { hasFragmentsScript, isAnsweredByPage, isBound } from "./page-plugins.ts";

const useJQuery = (): void => {
  window.jQuery = jquery;
  onTestFinished(() => {
    delete window.jQuery;
  });
};

const bind = (target: EventTarget, names: string, handler: () => void): void => {
  jquery(target).on(names, handler);
  onTestFinished(() => void jquery(target).off(names, handler));
};

it("knows the platform's fragments script by the class that it shows, and takes no wishlist for it that follows other tabs in the same way", () => {
  useJQuery();
  onTestFinished(listenToPage("adding_to_cart", () => {}));
  bind(window, "storage onstorage", () => {});
  bind(document.body, "wc_fragment_refresh updated_wc_div adding_to_cart", () => {});
  expect(hasFragmentsScript()).toBe(false);
  bind(document.body, "adding_to_cart", () => void document.querySelector(".hide_cart_widget_if_empty"));
  expect(hasFragmentsScript()).toBe(true);
  delete window.jQuery;
  expect(hasFragmentsScript()).toBe(false);
});

it("knows the platform's script of the cart page by what its handler calls, and takes neither a side cart nor us for it", () => {
  useJQuery();
  onTestFinished(listenToPage("wc_update_cart", () => {}, document));
  bind(document, "wc_update_cart added_to_cart", () => document.body.classList.add("side-cart-open"));
  expect(hasCartPageScript()).toBe(false);
  const cart = { update_cart: () => {} };
  bind(document, "wc_update_cart added_to_cart", () => cart.update_cart());
  expect(hasCartPageScript()).toBe(true);
});

it("knows a script also by the elements whose events it takes on the body", () => {
  useJQuery();
  const body = jquery(document.body) as unknown as Record<"on" | "off", (...args: unknown[]) => void>;
  const open = () => {};
  body.on("click", ".plugin-link", open);
  onTestFinished(() => body.off("click", ".plugin-link", open));
  expect([isBound(document.body, "click", "plugin-link"), isBound(document.body, "click", "other")]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ["sent just now", true, 0],
  ["of a second ago", false, 1000],
])("takes a request %s for another script's answer to an event: %s", async (_when, isAnswer, agoMs) => {
  requestedAt.set("/?wc-ajax=get_refreshed_fragments", performance.now() - agoMs);
  onTestFinished(() => requestedAt.clear());
  expect(await isAnsweredByPage("get_refreshed_fragments")).toBe(isAnswer);
});
