import { fireEvent, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import {
  BUILDER,
  builderHeader,
  header,
  nextFrame,
  PAGE_HEIGHT,
  scrollTo,
  standAt,
  standAtTop,
} from "#src/testing/sticky-header.ts";

const HIDDEN = `${BUILDER}--sticky-scroll-hide`;
const STYLED = `${BUILDER}--sticky-styles`;
const START = `${BUILDER}--sticky-scroll-start-off-hidden`;

beforeEach(standAtTop);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const has = (name: string) => header().classList.contains(name);
const stateOf = (loader: ReturnType<typeof showPage>) =>
  loader.inspect().find(({ widget }) => widget === "sticky-header")?.state;

const showHeader = async (html: string) => {
  const loader = showPage(html);
  await loader.mount();
  return loader;
};

it("loads nothing while the page stands at its top, and acts with the first scroll", async () => {
  const loader = showPage(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300 }));
  await nextFrame();
  expect(stateOf(loader)).toBe("waiting");
  expect(header().className).not.toContain(STYLED);
  await scrollTo(301);
  await waitFor(() => expect(has(HIDDEN)).toBe(true));
  expect(has(STYLED)).toBe(true);
  expect(header().dataset.state).toBe("hidden");
});

it("shows the builder's marks to no visitor, of a theme's own header either", async () => {
  await showHeader(demoHtml("navigation/sticky-header"));
  expect(document.querySelector(".bde-header-builder-marker")).toBeNull();
});

it("acts at once on a page that comes back scrolled", async () => {
  standAt(1000);
  showPage(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300, "reveal-on-scroll-up": "yes" }));
  await waitFor(() => expect(has(HIDDEN)).toBe(true));
});

it("starts hidden until the first scroll and shows once the show distance is passed", async () => {
  showPage(
    builderHeader(`${BUILDER}--sticky ${STYLED} ${START} ${HIDDEN}`, { "hide-until-scroll-distance": "\n 300 " }),
  );
  await scrollTo(10);
  await waitFor(() => expect(has(START)).toBe(false));
  expect(has(HIDDEN)).toBe(true);
  await scrollTo(301);
  expect(has(HIDDEN)).toBe(false);
  await scrollTo(0);
  expect(has(HIDDEN)).toBe(true);
  expect(has(STYLED)).toBe(true);
});

it("is styled beyond 0 only, and reveals on any upward scroll but not on a bounce past the top", async () => {
  await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300, "reveal-on-scroll-up": "yes" }));
  expect(header().dataset.state).toBe("top");
  await scrollTo(1);
  expect(has(STYLED)).toBe(true);
  await scrollTo(900);
  expect(has(HIDDEN)).toBe(true);
  await scrollTo(899);
  expect(has(HIDDEN)).toBe(false);
  // The focus moves in the page, which stands still.
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await nextFrame();
  expect(has(HIDDEN)).toBe(false);
  await scrollTo(920);
  expect(has(HIDDEN)).toBe(true);
  for (const y of [0, -60, -20, 0]) {
    await scrollTo(y);
    expect(has(HIDDEN)).toBe(false);
    expect(header().dataset.state).toBe("top");
  }
});

it("does not take a bounce past the page's end for an upward scroll", async () => {
  await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300, "reveal-on-scroll-up": "yes" }));
  const end = PAGE_HEIGHT - window.innerHeight;
  for (const y of [end - 10, end, end + 80, end + 30, end]) {
    await scrollTo(y);
    expect(has(HIDDEN)).toBe(true);
  }
  await scrollTo(end - 1);
  expect(has(HIDDEN)).toBe(false);
});

it("at the window's bottom leaves its room there", async () => {
  const { style } = document.documentElement;
  const loader = showPage(builderHeader(`${BUILDER}--sticky ${BUILDER}--sticky-bottom`));
  vi.spyOn(header(), "offsetHeight", "get").mockReturnValue(64);
  await loader.mount();
  expect([style.scrollPaddingTop, style.scrollPaddingBottom]).toEqual(["", expect.stringContaining("64px")]);
  loader.unmount();
  expect(style.scrollPaddingBottom).toBe("");
});

it.each([
  ["the first", [64, 0]],
  ["the second", [0, 64]],
])("of a header for each device leaves room for the one that is displayed: %s", async (_which, heights) => {
  const headers = heights.map(() => builderHeader(`${BUILDER}--sticky`)).join("");
  const loader = showPage(headers);
  for (const [at, header] of screen.getAllByRole("banner").entries())
    vi.spyOn(header, "offsetHeight", "get").mockReturnValue(heights[at] ?? 0);
  await loader.mount();
  await scrollTo(50);
  expect(document.documentElement.style.scrollPaddingTop).toContain("64px");
  loader.unmount();
  expect(document.documentElement.style.scrollPaddingTop).toBe("");
});

it("gives the room back that the page itself leaves for what is focused", async () => {
  const { style } = document.documentElement;
  style.scrollPaddingTop = "40px";
  const loader = showPage(builderHeader(`${BUILDER}--sticky`));
  vi.spyOn(header(), "offsetHeight", "get").mockReturnValue(64);
  await loader.mount();
  expect(style.scrollPaddingTop).toContain("64px");
  loader.unmount();
  expect(style.scrollPaddingTop).toBe("40px");
  style.scrollPaddingTop = "";
});

it("stays as it was given back, also when a frame was still to come", async () => {
  const loader = await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300 }));
  await nextFrame();
  standAt(500);
  window.dispatchEvent(new Event("scroll"));
  loader.unmount();
  await nextFrame();
  expect(has(HIDDEN) || has(STYLED)).toBe(false);
  expect(header().dataset.state).toBeUndefined();
});

it("decides once a frame, however many scrolls there were", async () => {
  await showHeader(builderHeader(`${BUILDER}--sticky`));
  await nextFrame();
  const request = vi.spyOn(window, "requestAnimationFrame");
  for (const y of [10, 20, 30]) {
    standAt(y);
    window.dispatchEvent(new Event("scroll"));
  }
  expect(request).toHaveBeenCalledOnce();
});

it("shows when the focus comes into the hidden header, and hides when it has gone", async () => {
  await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300 }));
  await scrollTo(500);
  screen.getByRole("link", { name: "Home" }).focus();
  await nextFrame();
  expect(has(HIDDEN)).toBe(false);
  await scrollTo(600);
  expect(has(HIDDEN)).toBe(false);
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await nextFrame();
  expect(has(HIDDEN)).toBe(true);
});

it("shows when a key opens a part of the hidden header", async () => {
  await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300 }));
  await scrollTo(500);
  const part = screen.getByRole("link", { name: "Home" });
  part.onkeydown = () => {
    part.dataset.state = "open";
  };
  fireEvent.keyDown(part, { key: "ArrowDown" });
  fireEvent.keyUp(part, { key: "ArrowDown" });
  await nextFrame();
  expect(has(HIDDEN)).toBe(false);
});

it("shows when a key elsewhere opens a part of the hidden header", async () => {
  await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300 }));
  await scrollTo(500);
  screen.getByRole("link", { name: "Home" }).dataset.state = "open";
  fireEvent.keyUp(document.body, { key: "Enter" });
  await nextFrame();
  expect(has(HIDDEN)).toBe(false);
});

it("stays while something is open in it", async () => {
  await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300 }));
  const { dataset } = screen.getByRole("link", { name: "Home" });
  dataset.state = "open";
  await scrollTo(500);
  expect(has(HIDDEN)).toBe(false);
  dataset.state = "closed";
  await scrollTo(510);
  expect(has(HIDDEN)).toBe(true);
  // A part of the header that opens sets its own state.
  dataset.state = "open";
  await scrollTo(510);
  expect(has(HIDDEN)).toBe(false);
  await scrollTo(0);
  expect(has(STYLED)).toBe(false);
});

it("loads for a focus that comes to a header hidden at the top", async () => {
  showPage(builderHeader(`${BUILDER}--sticky ${STYLED} ${START} ${HIDDEN}`, { "hide-until-scroll-distance": 300 }));
  screen.getByRole("link", { name: "Home" }).focus();
  await waitFor(() => expect(has(HIDDEN)).toBe(false));
});

it("loads nothing for a focus in a header that shows at the top", async () => {
  const loader = showPage(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": 300 }));
  screen.getByRole("link", { name: "Home" }).focus();
  await nextFrame();
  expect(stateOf(loader)).toBe("waiting");
});

it("hides a theme's header at the top when it is to show only further down", async () => {
  showPage('<header data-widget="sticky-header" data-sticky-hide-until-scroll-distance="300">Larkmoor</header>');
  await waitFor(() => expect(header().dataset.state).toBe("hidden"));
});

it("in a theme's header leaves room for what is focused below it, not for what is focused in it", async () => {
  const { style } = document.documentElement;
  const loader = showPage('<header data-widget="sticky-header">Larkmoor</header>');
  vi.spyOn(header(), "offsetHeight", "get").mockReturnValue(64);
  await loader.mount();
  expect([style.scrollPaddingTop, style.getPropertyValue("--sw-header")]).toEqual([
    "",
    expect.stringContaining("64px"),
  ]);
  loader.unmount();
  expect(style.getPropertyValue("--sw-header")).toBe("");
});

it("leaves no room for a menu that is open in it, which closes before the page goes to the menu's link", async () => {
  const { style } = document.documentElement;
  const loader = showPage('<header data-widget="sticky-header"><nav data-state="closed">Shop</nav></header>');
  const height = vi.spyOn(header(), "offsetHeight", "get").mockReturnValue(64);
  await loader.mount();
  screen.getByRole("navigation").dataset.state = "open";
  height.mockReturnValue(500);
  await scrollTo(600);
  expect(style.getPropertyValue("--sw-header")).toContain("64px");
});

it("leaves room for itself while the focus is in it", async () => {
  const { style } = document.documentElement;
  const loader = showPage('<header data-widget="sticky-header"><input aria-label="Search"></header>');
  vi.spyOn(header(), "offsetHeight", "get").mockReturnValue(64);
  screen.getByLabelText("Search").focus();
  await loader.mount();
  expect(style.getPropertyValue("--sw-header")).toContain("64px");
});

it("cleans a header that is not sticky, and listens to nothing there", async () => {
  const listen = vi.spyOn(window, "addEventListener");
  const loader = showPage(builderHeader(`${STYLED} ${START} ${HIDDEN} is-before is-animating`));
  await waitFor(() => expect(header().className).toBe("bde-header-builder bde-header-builder-1-100"));
  await scrollTo(500);
  expect(header().className).toBe("bde-header-builder bde-header-builder-1-100");
  expect(listen.mock.calls.map(([type]) => type)).not.toContain("scroll");
  loader.unmount();
  expect(has(HIDDEN)).toBe(true);
});

it("leaves headers without any sign of stickiness alone", async () => {
  const loader = await showHeader(builderHeader(""));
  expect(stateOf(loader)).toBe("waiting");
});

it.each([
  ["0", "styled"],
  ["", "styled"],
  ["soon", "styled"],
  ["300px", "hidden"],
])("takes a hide distance of %j for what the platform takes it", async (value, expected) => {
  await showHeader(builderHeader(`${BUILDER}--sticky`, { "scroll-hide-after": value }));
  await scrollTo(500);
  expect(header().dataset.state).toBe(expected);
});

it("works on a theme's own markup, passes axe, and gives everything back", async () => {
  const loader = await showHeader(`${demoHtml("navigation/sticky-header")}<main><h1>Shop</h1></main>`);
  const before = demoHtml("navigation/sticky-header").trim();
  await scrollTo(500);
  expect(header().dataset.state).toBe("hidden");
  await scrollTo(450);
  expect(header().dataset.state).toBe("styled");
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  loader.unmount();
  await scrollTo(800);
  header().classList.length || header().removeAttribute("class");
  expect(header().outerHTML).toBe(before);
});
