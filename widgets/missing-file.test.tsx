import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";

/** What a page shows by itself where a widget's file cannot be loaded. */

const cannotLoad = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

vi.mock("./content/carousel/index.ts", cannotLoad);
vi.mock("./content/lazy-image/index.ts", cannotLoad);
vi.mock("./navigation/menu/index.ts", cannotLoad);
vi.mock("./navigation/sticky-header/index.ts", cannotLoad);
vi.mock("./stock-alert/subscribe-form/index.ts", cannotLoad);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Resolves with the page's first element once its widget has failed. */
const fail = async (html: string): Promise<HTMLElement> => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const loader = showPage(`<main>${html}</main>`);
  const host = find("main > *");
  await loader.mount(host);
  expect(loader.inspect()).toContainEqual(expect.objectContaining({ host, state: "failed" }));
  return host;
};

const HEADER = "bde-header-builder";

it("a header that the builder prints hidden is seen, and keeps its other looks", async () => {
  const looks = ["", "--sticky", "--sticky-scroll-slide", "--sticky-scroll-start-off-hidden"].map(
    (end) => HEADER + end,
  );
  const header = await fail(`<header class="${looks.join(" ")} ${HEADER}--sticky-scroll-hide"></header>`);
  expect(header.className).toBe(looks.join(" "));
});

it("a lazy picture is left to the browser, and counts as loaded for style sheets that hide others", async () => {
  const picture = await fail('<img class="card lazyload" data-src="/kettle.svg" src="data:," alt="A kettle">');
  expect(picture.outerHTML).toBe(
    '<img class="card lazyloaded" data-src="/kettle.svg" src="/kettle.svg" alt="A kettle">',
  );
});

it("a lazy background stays without an address", async () => {
  const box = await fail('<div class="lazyload" data-bg-image="url(/moor.svg)"></div>');
  expect(box.outerHTML).toBe('<div class="lazyloaded" data-bg-image="url(/moor.svg)"></div>');
});

it("slides that Owl's style sheet hides until its script comes are seen", async () => {
  const style = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => style.remove());
  style.textContent = ".owl-carousel { display: none }";
  const slides = await fail('<div class="owl-carousel"><p>A kettle</p></div>');
  expect(getComputedStyle(slides).display).not.toBe("none");
});

it("slides that a theme has laid out without a script keep their layout", async () => {
  const slides = await fail('<div class="owl-carousel"><p>A kettle</p></div>');
  expect(slides.outerHTML).toBe('<div class="owl-carousel"><p>A kettle</p></div>');
});

it("the list of a phone's menu opens, whose button is dead", async () => {
  const nav = await fail('<nav class="breakdance-menu"><ul class="breakdance-menu-list"></ul></nav>');
  expect(nav.innerHTML).toBe('<ul class="breakdance-menu-list is-visible"></ul>');
});

it("a back-in-stock form says so to an Enter, as to its button", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.stubGlobal("cwginstock", { security_error: "Please try later" });
  showPage(
    `<section class="cwginstock-subscribe-form"><input type="email" class="cwgstock_email"><button class="cwgstock_button"></button><div class="cwgstock_output"></div></section>`,
    {},
  );
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  expect((await screen.findByRole("alert")).textContent).toBe("Please try later");
});

it("without a network nothing is given up, since the code comes with it", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const picture = await fail('<img class="lazyload" data-src="/kettle.svg" src="data:," alt="A kettle">');
  expect(picture.className).toBe("lazyload");
});
