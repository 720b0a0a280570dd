import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const section = () => screen.getByRole("heading", { name: "Related products" }).parentElement;

const placeAt = (top: number) =>
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 390, 500));

it("fades in 100 ms after it was reached", async () => {
  placeAt(window.innerHeight);
  await showPage(demoHtml("catalog/related-products")).mount();
  expect(section()?.dataset.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(99);
  expect(section()?.dataset.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(section()?.dataset.state).toBe("shown");
});

it("does not take away what the shopper sees already", async () => {
  placeAt(window.innerHeight - 1);
  await showPage(demoHtml("catalog/related-products")).mount();
  expect(section()?.dataset.state).toBe("shown");
});

it("gives the server's section back when it is unmounted while it waits", async () => {
  placeAt(window.innerHeight);
  const loader = showPage(demoHtml("catalog/related-products"));
  await loader.mount();
  loader.unmount();
  await vi.runAllTimersAsync();
  expect(section()?.hasAttribute("data-state")).toBe(false);
});

it.skipIf(!hasRecordings)("adopts the section of the recorded product page", async () => {
  await showPage(recordedPart("product-simple", "section.related")).mount(document.body);
  expect(section()?.dataset.state).toBe("shown");
});
