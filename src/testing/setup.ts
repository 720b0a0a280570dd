import "./node-globals.ts";
import { configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { fireNative } from "#src/dom/fire-native.ts";
import "./aria.ts";
import { endPages } from "./page.ts";
import { server } from "./server.ts";

// Widgets load on demand in tests too, which takes long on a busy machine.
const PATIENCE_MS = 4000;
configure({ asyncUtilTimeout: PATIENCE_MS });
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);

// A cancelled animation rejects `finished`; browsers report that only to those who asked.
const { animate } = Element.prototype;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  animation.finished.catch(() => {});
  return animation;
};

// happy-dom has no such property.
Object.defineProperty(HTMLElement.prototype, "translate", {
  configurable: true,
  get(this: HTMLElement) {
    return this.closest("[translate]")?.getAttribute("translate") !== "no";
  },
  set(this: HTMLElement, isTranslated: boolean) {
    this.setAttribute("translate", isTranslated ? "yes" : "no");
  },
});

// The entry does the same.
addEventListener("popstate", (event) => fireNative(window, "storefront:popstate", event));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  endPages();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
  // happy-dom's prototypes outlive the file: the next one in this thread must find them as they were.
  vi.restoreAllMocks();
  Element.prototype.animate = animate;
});
