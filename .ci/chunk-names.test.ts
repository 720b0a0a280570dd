import { expect, it } from "vitest";
import { isBlocked } from "./chunk-names.ts";

it.each([
  ["beacon", true],
  ["pixel", true],
  ["analytics-helper", true],
  ["form-tracking", true],
  ["cookie-banner", true],
  ["cookieconsent", true],
  ["promo-banner", true],
  ["background-post", false],
  ["coming-soon-banner", false],
  ["cookies", false],
  ["add-to-cart", false],
  ["pixels", false],
  ["gallery-swap", false],
  ["product-tracking", false],
])("says of %s whether content blockers stop it: %s", (name, expected) => {
  expect(isBlocked(name)).toBe(expected);
});
