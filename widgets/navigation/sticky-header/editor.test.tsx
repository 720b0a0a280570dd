import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publishConstructors } from "#src/dom/page-builder/builder-calls.ts";
import { showPage } from "#src/testing/page.ts";
import { BUILDER, builderHeader, header, scrollTo, standAtTop } from "#src/testing/sticky-header.ts";
// The loader fetches these on demand; their first transformation is slow, so import them now.
import "./editor.tsx";
import "./index.ts";
import "./special-header.tsx";

type Constructor = new (selector: string, id: string, isBuilder: boolean) => { refresh(): void; destroy(): void };

beforeEach(standAtTop);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const has = (name: string) => header().classList.contains(name);

const editor = () => {
  publishConstructors(["BreakdanceHeaderBuilder"]);
  const Builder: Constructor = Reflect.get(window, "BreakdanceHeaderBuilder");
  return new Builder(".breakdance .bde-header-builder-1-100", "100", true);
};
const markers = () => [...document.querySelectorAll<HTMLElement>(".bde-header-builder-marker")];

it("draws markers, marks what would hide, and clears the animation 200 ms after the last scroll", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  showPage(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 400, "hide-until-scroll-distance": 300 }));
  const instance = editor();
  await vi.waitFor(() =>
    expect(markers().map(({ textContent }) => textContent)).toEqual(["Hide (400px)", "Show (300px)"]),
  );
  expect(markers().map(({ style }) => style.top)).toEqual(["400px", "300px"]);
  await scrollTo(200);
  expect(has("is-before")).toBe(true);
  await scrollTo(350);
  expect([has("is-before"), has("is-animating")]).toEqual([false, true]);
  vi.advanceTimersByTime(199);
  expect(has("is-animating")).toBe(true);
  vi.advanceTimersByTime(1);
  expect(has("is-animating")).toBe(false);
  instance.destroy();
  expect(markers()).toEqual([]);
});

it("follows a changed setting, and says when hide stands below show", async () => {
  showPage(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 400 }));
  const instance = editor();
  await waitFor(() => expect(markers()).toHaveLength(1));
  instance.destroy();
  header().setAttribute("data-sticky-hide-until-scroll-distance", "500");
  const next = editor();
  await waitFor(() =>
    expect(markers().map(({ textContent }) => textContent)).toEqual([
      "Error: 'Hide' must be higher than 'Show'",
      "Show (500px)",
    ]),
  );
  header().setAttribute("data-sticky-scroll-hide-after", "600");
  next.refresh();
  expect(markers().map(({ textContent }) => textContent)).toEqual(["Hide (600px)", "Show (500px)"]);
  window.breakdanceHeaders?.["100"]?.destroy();
  expect(markers()).toEqual([]);
});
