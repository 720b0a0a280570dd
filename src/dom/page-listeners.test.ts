import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { hasForeignListener } from "./page-listeners.ts";
import { listen } from "./platform-events.ts";

it("tells whether another script has bound one handler to two events", () => {
  window.jQuery = jquery;
  for (const name of ["wc_update_cart", "added_to_cart"] as const) onTestFinished(listen(name, vi.fn()));
  const hasOther = () => hasForeignListener(document, ["wc_update_cart", "added_to_cart"]);
  const handler = vi.fn();
  jquery(document).on("wc_update_cart", handler).on("added_to_cart", vi.fn());
  expect(hasOther()).toBe(false);
  jquery(document).on("added_to_cart", handler);
  expect(hasOther()).toBe(true);
  jquery(document).off("wc_update_cart", handler).off("added_to_cart", handler);
  expect(hasOther()).toBe(false);
  delete window.jQuery;
  expect(hasOther()).toBe(false);
});
