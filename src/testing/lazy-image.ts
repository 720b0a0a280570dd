import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { settings, showPage } from "./page.ts";

/** Pages whose images come near when the test says so. Importing sets up each test and tidies up. */

/** happy-dom has no layout, so the test says what comes near. */
interface Ring {
  margin: string | undefined;
  watched: Set<Element>;
  tell: (target: Element, isIntersecting: boolean) => void;
}
export const rings: Ring[] = [];

const stubViewport = () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #watched = new Set<Element>();
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        const tell = (target: Element, isIntersecting: boolean) => {
          if (this.#watched.has(target))
            callback(
              [{ target, isIntersecting } as IntersectionObserverEntry],
              this as unknown as IntersectionObserver,
            );
        };
        rings.push({ margin: options.rootMargin, watched: this.#watched, tell });
      }
      observe = (target: Element) => this.#watched.add(target);
      unobserve = (target: Element) => this.#watched.delete(target);
      disconnect() {}
    },
  );
};

export const GREY = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
export const lazy = (attributes: string) => `<img class="lazyload" src="${GREY}" alt="A lamp" ${attributes}>`;
export const lamp = () => screen.getByAltText<HTMLImageElement>("A lamp");

export const showImages = async (html: string, pageSettings: object = settings) => {
  const loader = showPage(html, pageSettings);
  await waitFor(() => expect(rings.some(({ watched }) => watched.size > 0)).toBe(true));
  return loader;
};

export const come = (element: Element, distance: "near" | "far" = "near", isIntersecting = true) => {
  const [near, far] = rings.slice(-2);
  if (distance === "near") near?.tell(element, isIntersecting);
  far?.tell(element, isIntersecting);
};

beforeEach(() => {
  rings.length = 0;
  stubViewport();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.lazySizes;
});
