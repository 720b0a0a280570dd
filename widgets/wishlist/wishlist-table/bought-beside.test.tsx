import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { MUG, MUG_NAME } from "#src/testing/products.ts";
import { openWishlist, removeLink } from "#src/testing/wishlist-table.ts";

it("leaves alone what is bought beside the list: the shop is told of no list, and the shopper nothing in it", async () => {
  await openWishlist("cartremove", [MUG]);
  const button = document.createElement("a");
  document.body.append(button);
  const thrown = vi.fn();
  window.addEventListener("error", thrown);
  onTestFinished(() => window.removeEventListener("error", thrown));
  const sent = {};
  document.body.dispatchEvent(new CustomEvent("adding_to_cart", { detail: [button, sent] }));
  document.body.dispatchEvent(new CustomEvent("storefront:item-added", { bubbles: true, detail: { button } }));
  await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
  expect([sent, thrown.mock.calls]).toEqual([{}, []]);
  expect(screen.queryByText("Product added to cart successfully")).toBeNull();
  expect(removeLink(MUG_NAME).isConnected).toBe(true);
});
