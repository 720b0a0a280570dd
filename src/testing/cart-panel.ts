import { screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { $cart } from "#src/stores/cart.ts";
import { UNKNOWN_CART } from "#src/unknown-state.ts";
import { demoHtml, showPage } from "./page.ts";
import { setWidth } from "./shopper.ts";
// Import what the loader would load on demand: transforming it takes long and would slow the first test.
import "#src/islands/mount.tsx";

/** The mini-cart's demo with a known cart. Importing sets up each test and tidies up. */

export const knownCart = { ...UNKNOWN_CART, isKnown: true, count: 2, subtotal: "$31.50" };

export const html = document.documentElement;
export const host = () => document.querySelector<HTMLElement>('[data-widget="mini-cart"]');
export const panel = () => screen.queryByRole("dialog", { name: "Your cart" });
export const toggle = () => screen.getByRole("button", { name: /^(View cart|Cart: .*)$/ });
export const demo = (attributes: object = {}) => {
  const page = demoHtml("cart/mini-cart")
    .replace(/ data-(style|full-screen-at|open-cart-on-add)="[^"]*"/g, "")
    // The lines of a known cart are on the page.
    .replace('cart_content">', "$&<p>Two mugs</p>");
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  return `<main><h1>Shop</h1><button>Elsewhere</button></main>${page.replace('="mini-cart"', `="mini-cart"${written.join("")}`)}`;
};

/** Mounts at once, as a shopper's pointer does on its way to the toggle. */
export const showMiniCart = async (page = demo()) => {
  const loader = showPage(page);
  await loader.mount();
  return loader;
};

beforeEach(() => {
  $cart.set(knownCart);
});

afterEach(() => {
  setWidth(1024);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
