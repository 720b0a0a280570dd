import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const easy = { ...settings, ezTOC: { visibility_hide_by_default: "", smooth_scroll: "1", scroll_offset: "30" } };
const stock = demoHtml("content/section-links").replace(' data-widget="section-links"', "");

/** happy-dom has no layout, so the test says which headings have been reached. */
let tell: (name: string, isReached: boolean) => void;
let area: IntersectionObserverInit | undefined;

const stubViewport = () =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
        area = init;
        tell = (name, isIntersecting) => {
          const target = screen.getByRole("heading", { name }).querySelector("[id]");
          callback([{ target, isIntersecting } as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
        };
      }
      /** As the browser's own, takes an element only. */
      observe(target: Element) {
        if (!(target instanceof Element)) throw new TypeError("parameter 1 is not of type 'Element'");
      }
      disconnect() {
        tell = () => {};
      }
    },
  );

beforeEach(() => {
  area = undefined;
  stubViewport();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/shop/");
});

const link = (name: string) => screen.getByRole("link", { name });
const current = () => [...document.querySelectorAll('[aria-current="location"]')].map((node) => node.textContent);

const showLinks = async (pageSettings: object = easy) => {
  const loader = showPage(stock, pageSettings);
  await loader.mount();
  return loader;
};

const behavior = () => document.documentElement.style.scrollBehavior;

it("lets the browser glide to the section, with the shop's room above it", async () => {
  await showLinks();
  vi.useFakeTimers();
  expect(fireEvent.click(link("Airing"))).toBe(false);
  expect(window.location.hash).toBe("#Airing");
  expect(behavior()).toBe("smooth");
  expect(document.getElementById("Airing")?.style.scrollMarginTop).toBe("30px");
  vi.advanceTimersByTime(1000);
  expect(behavior()).toBe("");
  vi.useRealTimers();
});

it("glides to the later of two sections for its whole time", async () => {
  await showLinks();
  vi.useFakeTimers();
  const room = (id: string) => document.getElementById(id)?.style.scrollMarginTop;
  fireEvent.click(link("Airing"));
  vi.advanceTimersByTime(600);
  fireEvent.click(link("In winter"));
  vi.advanceTimersByTime(999);
  expect([behavior(), room("Airing"), room("In_winter")]).toEqual(["smooth", "", "30px"]);
  vi.advanceTimersByTime(1);
  expect([behavior(), room("In_winter")]).toEqual(["", ""]);
  vi.useRealTimers();
});

it.each([true, 1])("lets it glide where the shop's settings block says %j", async (smooth_scroll) => {
  await showLinks({ ...settings, ezTOC: { smooth_scroll } });
  fireEvent.click(link("Airing"));
  expect(behavior()).toBe("smooth");
});

it.each([
  ["the visitor wants no motion", easy, true],
  ["the shop wants none", { ...easy, ezTOC: { smooth_scroll: "" } }, false],
])("lets it jump at once where %s", async (_case, pageSettings, matches) => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches } as MediaQueryList);
  await showLinks(pageSettings);
  fireEvent.click(link("Airing"));
  expect(behavior()).toBe("");
});

it.each([
  ["the other plugin's offset", { tocplus: { smooth_scroll_offset: 45 } }, "", "45px"],
  ["an offset that is no number", { ezTOC: { scroll_offset: "auto" } }, "", "0px"],
  ["a page that keeps more room already", easy, "96px", "0px"],
  ["a page that keeps less", easy, "20px", "10px"],
])("leaves a section the room above it that it needs, with %s", async (_case, pageSettings, padding, expected) => {
  document.documentElement.style.setProperty("scroll-padding-top", padding);
  await showLinks({ ...settings, ...pageSettings });
  fireEvent.click(link("Airing"));
  expect(document.getElementById("Airing")?.style.scrollMarginTop).toBe(expected);
  document.documentElement.style.removeProperty("scroll-padding-top");
});

it.each([
  ["a sticky header that is higher than the shop's room", "", "64px"],
  ["a sticky header below WordPress's own bar", '<div id="wpadminbar"></div>', "128px"],
])("leaves a section the room of %s", async (_case, bar, expected) => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(64);
  const loader = showPage(`${bar}<header class="bde-header-builder--sticky"></header>${stock}`, easy);
  await loader.mount();
  fireEvent.click(link("Airing"));
  expect(document.getElementById("Airing")?.style.scrollMarginTop).toBe(expected);
});

it("leaves only a link to the article's next page to the browser", async () => {
  const failed = vi.spyOn(console, "error");
  const loader = showPage(stock.replace('href="#Airing"', 'href="/shop/2/#Drying"'), easy);
  await loader.mount();
  expect(fireEvent.click(link("Airing"))).toBe(true);
  fireEvent.click(link("In winter"));
  expect(document.getElementById("In_winter")?.style.scrollMarginTop).toBe("30px");
  expect(failed).not.toHaveBeenCalled();
});

it("leaves a click with a modifier key to the browser", async () => {
  await showLinks();
  fireEvent.click(link("Airing"), { ctrlKey: true });
  expect(behavior()).toBe("");
});

it("marks the last section that has been reached, from the first scroll on", async () => {
  showPage(stock, easy);
  await vi.dynamicImportSettled();
  expect(area).toBeUndefined();
  vi.spyOn(window, "scrollY", "get").mockReturnValue(10);
  fireEvent.scroll(window);
  await waitFor(() => expect(area).toEqual({ rootMargin: "9999999px 0px -80%" }));
  tell("Choosing a blanket", true);
  expect(current()).toEqual(["Choosing a blanket"]);
  tell("In winter", true);
  tell("Airing", true);
  expect(current()).toEqual(["In winter"]);
  tell("In winter", false);
  expect(current()).toEqual(["Airing"]);
});

it("keeps the mark on a section that is too near the end of the page to be reached", async () => {
  await showLinks();
  tell("Airing", true);
  vi.useFakeTimers();
  fireEvent.click(link("In winter"));
  expect(current()).toEqual(["Airing"]);
  expect(behavior()).toBe("smooth");
  vi.advanceTimersByTime(1000);
  expect(current()).toEqual(["In winter"]);
  expect(behavior()).toBe("");
  expect(document.getElementById("In_winter")?.style.scrollMarginTop).toBeFalsy();
  vi.useRealTimers();
});

it.each([-900, 9000])("marks no section that the reader has left while the page was gliding to it (%d)", async (y) => {
  await showLinks();
  vi.useFakeTimers();
  fireEvent.click(link("In winter"));
  tell("Airing", true);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, y));
  vi.advanceTimersByTime(1000);
  expect(current()).toEqual(["Airing"]);
  vi.useRealTimers();
});

it.each([
  ["holds a sign that encodings use", "100%_wool", "100%_wool"],
  ["holds a sign that forms use", "a+b++", "a+b++"],
  ["is encoded as in the link", "%E2%82%AC_wool", "%E2%82%AC_wool"],
  ["is encoded in the link only", "%E2%82%AC_wool", "€_wool"],
  ["is encoded in the link only, but for a plus", "%E2%82%AC_+_wool", "€_+_wool"],
])("finds a heading whose id %s", async (_case, hash, id) => {
  const loader = showPage(stock.replaceAll("#Airing", `#${hash}`).replace('id="Airing"', `id="${id}"`), easy);
  await loader.mount();
  fireEvent.click(link("Airing"));
  expect(document.getElementById(id)?.style.scrollMarginTop).toBe("30px");
});

it.each(["#Airing", "/journal/blankets/#Airing"])(
  "leads to the section that the plugin keeps from the address for its script (%s)",
  async (url) => {
    const loader = showPage(stock.replace('href="#Airing"', `href="#" data-href="${url}"`), easy);
    await loader.mount();
    fireEvent.click(link("Airing"));
    expect(window.location.hash).toBe("#Airing");
    expect(document.getElementById("Airing")?.style.scrollMarginTop).toBe("30px");
  },
);

it("marks nothing any more when it is unmounted", async () => {
  const loader = await showLinks();
  tell("Airing", true);
  fireEvent.click(link("Airing"));
  loader.unmount();
  tell("In winter", true);
  expect(current()).toEqual([]);
  expect(behavior()).toBe("");
  expect(document.getElementById("Airing")?.style.scrollMarginTop).toBe("");
});
