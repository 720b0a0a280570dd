import Cookies from "js-cookie";
import { expect, it, onTestFinished } from "vitest";
import { PlatformError } from "#src/errors.ts";
import { heard, requests } from "#src/testing/cart-events.ts";
import { find } from "#src/testing/find.ts";
import { askAfter } from "./cart-actions.ts";
import { startCartSession } from "./cart-session.ts";

it.each([
  ["leaves the form of a cart page without a mini-cart as it is when a failed request has changed nothing", "abc", 0],
  ["asks for it once when a failed request has changed the cart all the same", "older", 1],
])("%s", async (_what, hash, times) => {
  const cookies = { woocommerce_items_in_cart: "1", woocommerce_cart_hash: hash };
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
  document.body.className = "woocommerce-cart";
  onTestFinished(() => {
    for (const name of Object.keys(cookies)) Cookies.remove(name);
    document.body.removeAttribute("class");
  });
  find(".widget_shopping_cart_content").remove();
  startCartSession(false);
  await expect(askAfter(new PlatformError("network", "No answer."))).rejects.toThrow("No answer.");
  expect(requests).toEqual(["get_refreshed_fragments"]);
  expect(heard.filter((type) => type === "storefront:cart-update-requested")).toHaveLength(times);
});
