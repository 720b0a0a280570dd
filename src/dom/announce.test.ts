import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announce, announceSummary, clearAnnouncement } from "./announce.ts";

const region = () => document.querySelector(".widget_shopping_cart_live_region");
const summary = () => document.querySelector(".sw-cart-summary");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

it("speaks after 1000 ms, in a region that is there before", () => {
  announce("Mug added");
  expect(region()?.getAttribute("role")).toBe("status");
  vi.advanceTimersByTime(999);
  expect(region()?.textContent).toBe("");
  vi.advanceTimersByTime(1);
  expect(region()?.textContent).toBe("Mug added");
  expect(region()?.getAttribute("aria-relevant")).toBe("all");
});

it("uses the region that the platform's own script has made", () => {
  document.body.innerHTML = '<div class="widget_shopping_cart_live_region screen-reader-text" role="status"></div>';
  const theirs = region();
  announce("Board added");
  vi.advanceTimersByTime(1000);
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  expect(theirs?.textContent).toBe("Board added");
});

it("leaves the platform's region in its place, and speaks in a new one where a script has taken it off meanwhile", () => {
  document.body.innerHTML = '<div class="widget_shopping_cart_live_region" role="status"></div><footer></footer>';
  const theirs = region();
  announce("Lamp added");
  expect(theirs?.nextElementSibling?.localName).toBe("footer");
  theirs?.remove();
  vi.advanceTimersByTime(2000);
  expect(region()?.textContent).toBe("Lamp added");
});

it("speaks a text again that looks the same, which Orca takes for another one", () => {
  const spoken = [1, 2, 3].map(() => {
    clearAnnouncement();
    announce("Added to your wishlist.");
    vi.advanceTimersByTime(1000);
    return region()?.textContent ?? "";
  });
  expect(spoken.map((text) => text.trim())).toEqual(Array(3).fill("Added to your wishlist."));
  expect(spoken[1]).not.toBe(spoken[0]);
  expect(spoken[2]).not.toBe(spoken[1]);
});

it("speaks the latest of texts that wait", () => {
  announce("Mug added");
  vi.advanceTimersByTime(600);
  announce("Kettle added");
  vi.advanceTimersByTime(600);
  expect(region()?.textContent).toBe("");
  vi.advanceTimersByTime(400);
  expect(region()?.textContent).toBe("Kettle added");
});

it("says nothing for an empty text, and leaves one that waits", () => {
  announce("Mug added");
  announce("");
  vi.advanceTimersByTime(1000);
  expect(region()?.textContent).toBe("Mug added");
});

it("empties the region, and forgets a text that waits", () => {
  announce("Mug added");
  vi.advanceTimersByTime(1000);
  announce("Kettle added");
  clearAnnouncement();
  vi.advanceTimersByTime(5000);
  expect(region()?.textContent).toBe("");
  expect(region()?.hasAttribute("aria-relevant")).toBe(false);
});

it("speaks the cart's summary once, after the product's news and in a region of its own", () => {
  announce("Mug added");
  announceSummary("Cart: 1 item");
  announceSummary("Cart: 1 item");
  vi.advanceTimersByTime(2499);
  expect([region()?.textContent, summary()?.textContent]).toEqual(["Mug added", ""]);
  vi.advanceTimersByTime(1);
  expect(summary()?.textContent).toBe("Cart: 1 item");
  expect(document.querySelectorAll(".sw-cart-summary")).toHaveLength(1);
});

it("speaks the latest of summaries that wait", () => {
  announceSummary("Cart: 1 item");
  vi.advanceTimersByTime(1500);
  announceSummary("Cart: 2 items");
  vi.advanceTimersByTime(1500);
  expect(summary()?.textContent).toBe("");
  vi.advanceTimersByTime(1000);
  expect(summary()?.textContent).toBe("Cart: 2 items");
});
