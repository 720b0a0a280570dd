import { beforeEach, expect, it } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { message } from "./messages.ts";

beforeEach(() => {
  showPage("", { storefront_messages: { undo: "Annuler", removed: "« {name} » retiré.", addFailed: "", close: 5 } });
});

it("fills the placeholders in and leaves unknown ones as they stand", () => {
  expect(message("cartSummary", { count: 3, subtotal: "$9" })).toBe("Cart: $9, 3 items");
  expect(message("cartSummary", { count: 3 })).toBe("Cart: {subtotal}, 3 items");
});

it("takes a name with dollar signs literally", () => {
  expect(message("removeUndone", { name: "$& {name} $1" })).toBe("“$& {name} $1” is back in your cart.");
});

it("speaks the shop's language where the shop has translated", () => {
  expect(message("undo")).toBe("Annuler");
  expect(message("removed", { name: "Tasse" })).toBe("« Tasse » retiré.");
});

it("keeps its own text for an empty or wrong translation", () => {
  expect(message("addFailed")).toMatch(/^This product could not be added/);
  expect(message("close")).toBe("Close");
});
