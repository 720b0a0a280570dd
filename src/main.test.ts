import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";

vi.mock("./start-loader.ts", () => ({ startLoader: () => ({ scanPage: () => undefined }) }));

it("in the head of a page has put in what jQuery's ready handlers call by the time that they are called", async () => {
  const { body } = document;
  body.remove();
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(window, "jQuery");
  });
  await import("./main.ts");
  document.documentElement.append(body);
  Object.assign(window, { jQuery: jquery });
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  expect(jquery.fn).toHaveProperty("owlCarousel");
});
