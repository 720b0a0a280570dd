import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/shop/");
});

const sortPage = () => window.history.replaceState(null, "", "/shop/?orderby=date");

const count = () => screen.getByText(/^\s*Showing 1–12 of 46 results/);

it("is announced once more 2000 ms after the page came with a query", async () => {
  sortPage();
  await showPage(demoHtml("catalog/result-count")).mount();
  const [first] = count().childNodes;
  expect([count().getAttribute("role"), count().getAttribute("aria-hidden")]).toEqual(["alert", "true"]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(count().getAttribute("aria-hidden")).toBe("true");
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([count().getAttribute("role"), count().getAttribute("aria-hidden")]).toEqual(["alert", "false"]);
  expect(count().textContent).toBe("Showing 1–12 of 46 resultsSorted by latest");
  expect(count().firstChild).not.toBe(first);
});

it("keeps its nodes where the blocks' router writes the count of the next page into them", async () => {
  sortPage();
  await showPage(`<div data-wp-router-region="count">${demoHtml("catalog/result-count")}</div>`).mount();
  const { firstChild } = count();
  await vi.advanceTimersByTimeAsync(2000);
  if (firstChild) firstChild.nodeValue = "Showing 1–12 of 46 results, page 2";
  expect(count().getAttribute("aria-hidden")).toBe("false");
  expect(count().textContent).toContain("page 2");
});

it("is left to the platform's own script, which has begun before", async () => {
  sortPage();
  const loader = showPage(demoHtml("catalog/result-count").replace("<p ", '<p aria-hidden="true" '));
  await loader.mount();
  expect(loader.inspect().find(({ widget }) => widget === "result-count")?.state).toBe("waiting");
});

it("gives role and aria-hidden back when it is unmounted", async () => {
  sortPage();
  const loader = showPage(demoHtml("catalog/result-count"));
  await loader.mount();
  loader.unmount();
  await vi.runAllTimersAsync();
  expect([count().getAttribute("role"), count().hasAttribute("aria-hidden")]).toEqual(["status", false]);
});

const stateOf = async (html: string) => {
  const loader = showPage(html);
  await loader.mount();
  return loader
    .inspect()
    .filter(({ widget }) => widget === "result-count")
    .map(({ state }) => state);
};

it("loads nothing on a page without a query", async () => {
  expect(await stateOf(demoHtml("catalog/result-count"))).toEqual(["waiting"]);
});

it("is announced where a filter puts in another list and leaves the address as it is", async () => {
  const html = demoHtml("catalog/result-count");
  showPage(html);
  document.body.innerHTML = html;
  await vi.waitFor(() => expect(count().role).toBe("alert"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(count().ariaHidden).toBe("false");
});

it("leaves the announcing to the platform's product filters", async () => {
  sortPage();
  const filters = '<div data-wp-interactive="woocommerce/product-filters"></div>';
  expect(await stateOf(filters + demoHtml("catalog/result-count"))).toEqual(["waiting"]);
});

it.skipIf(!hasRecordings)("announces the first of the two counts on the recorded listing", async () => {
  sortPage();
  expect(await stateOf(recordedPart("shop", ".woocommerce-result-count"))).toEqual(["mounted", "waiting"]);
});
