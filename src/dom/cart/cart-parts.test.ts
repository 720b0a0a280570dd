import { beforeEach, expect, it } from "vitest";
import { UNKNOWN_CART } from "#src/unknown-state.ts";
import { giveBackCartParts, showCartParts } from "./cart-parts.ts";

const cartOf = (count: number) => ({ ...UNKNOWN_CART, isKnown: true, count, subtotal: `$${count}.00` });

const MINI_CART =
  '<div data-widget="mini-cart"><b data-part="count" data-count="0">0</b><i data-part="subtotal">–</i></div>';

/** The page builder's, into which a theme has put its own parts. */
const BUILDER_CART = MINI_CART.replace('data-widget="mini-cart"', 'class="bde-mini-cart"');

const miniCarts = () => [...document.querySelectorAll("div")];

beforeEach(() => {
  document.body.innerHTML = MINI_CART + BUILDER_CART;
});

it("shows count and subtotal in every mini-cart of the page", () => {
  showCartParts(document, cartOf(2));
  expect(miniCarts().map(({ textContent }) => textContent)).toEqual(["2$2.00", "2$2.00"]);
});

it("gives one mini-cart back as it was printed, however often it was written, and leaves the others", () => {
  const printed = miniCarts()[0]?.outerHTML;
  for (const count of [1, 2, 3]) showCartParts(document, cartOf(count));
  const [first, second] = miniCarts();
  if (first) giveBackCartParts(first);
  expect(first?.outerHTML).toBe(printed);
  expect(second?.textContent).toBe("3$3.00");
});

it("leaves what the server printed while the cart is not known", () => {
  showCartParts(document, { ...cartOf(0), isKnown: false });
  expect(document.body.innerHTML).toBe(MINI_CART + BUILDER_CART);
});
