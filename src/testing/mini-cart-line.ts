import { afterEach } from "vitest";
import { find } from "./find.ts";

/** A mini-cart's line by itself. Importing tidies up after each test. */

export const line = '<li class="mini_cart_item"><a href="#" data-cart_item_key="k1">×</a></li>';

/** Returns the first line of the shown HTML. */
export const showLine = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return find("li");
};

afterEach(() => {
  document.body.innerHTML = "";
});
