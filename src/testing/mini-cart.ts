import { screen, within } from "@testing-library/react";
import { addToCart } from "#mock/cart.ts";
import { createMockShop } from "#mock/node.ts";
import { $cart } from "#src/stores/cart.ts";
import { forgetRemoval } from "#src/stores/removals.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";
import { KETTLE, MUG } from "./products.ts";
import { server } from "./server.ts";
// Import what the loader would load on demand: transforming it takes long and would slow the first test.
import "#src/islands/mount.tsx";
import "#src/start-cart.ts";

/** The mock shop behind the page, with a mug and a kettle in the cart. */

export const removeLink = (name: string) => screen.getByRole("button", { name: `Remove ${name} from cart` });

/** The quantity in a line. */
export const quantityOf = (name: string) =>
  within(removeLink(name).closest("li") as HTMLElement).getByRole<HTMLInputElement>("spinbutton");

/** Returns the platform's plain widget with the mini-cart that the shop renders now. */
export const openShopWithCart = async () => {
  $cart.set(UNKNOWN_CART);
  forgetRemoval();
  const shop = createMockShop();
  server.use(...shop.handlers);
  addToCart(shop.db, shop.session, { productId: MUG, quantity: 2 });
  addToCart(shop.db, shop.session, { productId: KETTLE, quantity: 1 });
  const answer = await fetch("/?wc-ajax=get_refreshed_fragments", { method: "POST" });
  const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
  const content = fragments["div.widget_shopping_cart_content"] ?? "";
  const inCart = () => shop.session.cart.map(({ productId, quantity }) => [productId, quantity]);
  return {
    ...shop,
    inCart,
    widget: `<div class="widget widget_shopping_cart"><h2 class="widgettitle">Cart</h2>${content}</div>`,
  };
};
