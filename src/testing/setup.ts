import "./node-globals.ts";
import { configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll } from "vitest";
import { fireNative } from "#src/dom/fire-native.ts";
import "./aria.ts";
import { endPages } from "./page.ts";
import { server } from "./server.ts";

// A widget's code is loaded on demand here too, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 4000 });

// Of an animation that is taken back nobody hears in browsers unless they asked.
const { animate } = Element.prototype;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  animation.finished.catch(() => {});
  return animation;
};

// As the entry does.
addEventListener("popstate", (event) => fireNative(window, "storefront:popstate", event));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  endPages();
  server.resetHandlers();
});
afterAll(() => server.close());
