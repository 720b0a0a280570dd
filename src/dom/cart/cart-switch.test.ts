import { expect, it, vi } from "vitest";
import { addsWithoutReload } from "./cart-switch.ts";

it.each([
  ['{"wc_add_to_cart_params": {"is_cart": ""}}', true],
  ['{"wc_add_to_cart_params":null,"woocommerce_params":{}}', false],
  ['{"wc_add_to_cart_params":[],"woocommerce_params":{}}', false],
  ['{"woocommerce_params":{}}', false],
  // A broken block does not switch anything off: the widget that reads it tells the developer and follows the link.
  ["{&quot;wc_add_to_cart_params&quot;:{&quot;is_cart&quot;:&quot;&quot;}}", true],
  ["{“wc_add_to_cart_params”: {“is_cart”: “”}}", true],
])("with the settings block %s buttons add without a reload: %s", (block, isOn) => {
  document.body.innerHTML = `<script type="application/json" id="storefront-widgets">${block}</script>`;
  expect(addsWithoutReload()).toBe(isOn);
});

it("adds without a reload where the platform prints its own settings", () => {
  document.body.replaceChildren();
  expect(addsWithoutReload()).toBe(false);
  vi.stubGlobal("wc_add_to_cart_params", { is_cart: "" });
  expect(addsWithoutReload()).toBe(true);
  vi.unstubAllGlobals();
});
