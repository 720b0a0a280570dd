import { expect, it, vi } from "vitest";
import { reportError } from "./report-error.ts";

it("tells of a cause once for an element, whatever state the element is in by then", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [link, other] = [document.createElement("a"), document.createElement("a")];
  const tell = (element: Element) => reportError("add-to-cart", "Cannot read data-product_id.", element);
  tell(link);
  link.className = "loading";
  tell(link);
  tell(other);
  expect(error.mock.calls).toEqual([
    ["[add-to-cart] Cannot read data-product_id. Element: <a>"],
    ["[add-to-cart] Cannot read data-product_id. Element: <a>"],
  ]);
  error.mockRestore();
});
