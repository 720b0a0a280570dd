import jquery from "jquery";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";

vi.mock("./start-loader.ts", () => ({ startLoader: () => ({ scanPage: () => undefined }) }));

afterEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(window, "StorefrontWidgets");
});

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

it("starts the widgets of a page that it came late to, also without the file that reads the page's calls", async () => {
  const scanPage = vi.fn();
  vi.doMock("./start-loader.ts", () => ({ startLoader: () => ({ scanPage }) }));
  vi.doMock("./dom/page-builder/printed-calls.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await import("./main.ts");
  await vi.waitFor(() => expect(scanPage).toHaveBeenCalled());
});

it("starts the widgets in a sandboxed frame, where asking for the cart's cookie throws", async () => {
  const scanPage = vi.fn();
  vi.doMock("./start-loader.ts", () => ({ startLoader: () => ({ scanPage }) }));
  vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("The document is sandboxed.", "SecurityError");
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await expect(import("./main.ts")).rejects.toThrow("sandboxed");
  await vi.waitFor(() => expect(scanPage).toHaveBeenCalled());
});
