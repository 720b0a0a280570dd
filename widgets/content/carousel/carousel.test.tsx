import { fireEvent, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { carouselHtml, reduceMotion, showCarousel, shownSlides } from "#src/testing/carousel.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";

const host = () => find(".owl-carousel");
const next = () => screen.getByRole("button", { name: "Next" });
const previous = () => screen.getByRole("button", { name: "Previous" });
const things = (...numbers: number[]) => numbers.map((number) => `Thing ${number}`);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("is a carousel of named slides, of which three are shown, the others out of reach", async () => {
  await showCarousel(carouselHtml("data-nav"));
  const carousel = screen.getByRole("group", { name: "Goods" });
  expect(carousel.getAttribute("aria-roledescription")).toBe("carousel");
  expect(shownSlides()).toEqual(things(1, 2, 3));
  const second = screen.getByRole("group", { name: "2 of 5" });
  expect(second.getAttribute("aria-roledescription")).toBe("slide");
  expect([...document.querySelectorAll(".owl-item")].map((slide) => slide.hasAttribute("inert"))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(host().dataset.state).toBe("still");
});

it("without buttons lets keys and screen readers reach every slide, and turns to the one that they reach", async () => {
  reduceMotion();
  await showCarousel(carouselHtml('data-items="1" data-dots="false"'));
  expect(document.querySelectorAll(".owl-item[inert]")).toHaveLength(0);
  for (const thing of things(3, 5, 2)) {
    const link = screen.getByRole("link", { name: thing });
    link.focus();
    await waitFor(() => expect(shownSlides()).toEqual([thing]));
    expect(document.activeElement).toBe(link);
  }
});

it("has the name that the settings give it where the server gave none", async () => {
  await showCarousel(carouselHtml().replace(' aria-label="Goods"', ""));
  expect(screen.getByRole("group", { name: "Slides" })).toBe(host());
});

it("keeps the role that the server gave, and the name by another element", async () => {
  const named = carouselHtml('role="region" aria-labelledby="wares"').replace(' aria-label="Goods"', "");
  await showCarousel(`<h2 id="wares">Wares</h2>${named}`);
  expect(screen.getByRole("region", { name: "Wares" })).toBe(host());
});

/** Some themes make a carousel of a product list. */
const listHtml = carouselHtml()
  .replaceAll("<div>", "<li>")
  .replaceAll("</a></div>", "</a></li>")
  .replace("<div ", "<ul ");

it.each([
  ["boxes", carouselHtml("data-nav data-autoplay")],
  ["a list", listHtml.replace(/div>$/, "ul>")],
])("of %s passes axe", async (_case, html) => {
  await showCarousel(`<main>${html}</main>`);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

it("moves by its buttons, stops at the ends, and says where it is", async () => {
  reduceMotion();
  await showCarousel(carouselHtml("data-nav"));
  expect(previous().getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
  expect(screen.getByRole("status").textContent).toBe("2 to 4 of 5");
  fireEvent.click(next());
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()).toEqual(things(3, 4, 5)));
  expect(next().getAttribute("aria-disabled")).toBe("true");
  expect(next().className).toBe("owl-next disabled");
});

it("moves by its dots, and the current one says so", async () => {
  reduceMotion();
  await showCarousel(carouselHtml());
  const dots = [
    screen.getByRole("button", { name: "Go to 1 to 3 of 5" }),
    screen.getByRole("button", { name: "Go to 3 to 5 of 5" }),
  ];
  expect(dots.map((dot) => dot.getAttribute("aria-current"))).toEqual(["true", "false"]);
  fireEvent.click(dots[1] as HTMLElement);
  await waitFor(() => expect(shownSlides()).toEqual(things(3, 4, 5)));
  expect(dots.map((dot) => dot.getAttribute("aria-current"))).toEqual(["false", "true"]);
});

it.each([
  ["goes on without end in a loop", "loop", things(1, 4, 5)],
  ["begins again with rewind", "rewind", things(2, 3, 4)],
])("%s", async (_what, option, shown) => {
  reduceMotion();
  await showCarousel(carouselHtml(`data-nav data-${option}="true" data-slide-by="2"`));
  fireEvent.click(previous());
  await waitFor(() => expect(shownSlides()).toEqual(shown));
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()).toEqual(things(1, 2, 3)));
});

it("turns by the arrow keys, Home and End, but not while somebody types", async () => {
  reduceMotion();
  await showCarousel(
    carouselHtml("data-nav").replace("Thing 5", 'Thing 5</a><input aria-label="Note"><video controls></video>'),
  );
  next().focus();
  // Otherwise the page would scroll.
  expect(fireEvent.keyDown(next(), { key: "ArrowRight" })).toBe(false);
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
  fireEvent.keyDown(next(), { key: "End" });
  await waitFor(() => expect(shownSlides()).toEqual(things(3, 4, 5)));
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Note" }), { key: "Home" });
  // In a video the arrow keys seek.
  expect(fireEvent.keyDown(document.querySelector("video") ?? host(), { key: "ArrowLeft" })).toBe(true);
  // A carousel in one of the slides has answered the key.
  next().addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(next(), { key: "Home" });
  fireEvent.keyDown(next(), { key: "Home", ctrlKey: true });
  expect(shownSlides()).toEqual(things(3, 4, 5));
  fireEvent.keyDown(next(), { key: "Home" });
  await waitFor(() => expect(shownSlides()).toEqual(things(1, 2, 3)));
});

it("goes the other way by the arrow keys on pages that read from right to left", async () => {
  reduceMotion();
  await showCarousel(carouselHtml("data-rtl"));
  expect(host().classList.contains("owl-rtl")).toBe(true);
  fireEvent.keyDown(host(), { key: "ArrowLeft" });
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
  fireEvent.keyDown(host(), { key: "ArrowRight" });
  await waitFor(() => expect(shownSlides()).toEqual(things(1, 2, 3)));
});

it("takes the focus along when the slide that has it leaves", async () => {
  reduceMotion();
  await showCarousel(carouselHtml('data-items="1"'));
  screen.getByRole("link", { name: "Thing 1" }).focus();
  fireEvent.keyDown(screen.getByRole("link", { name: "Thing 1" }), { key: "ArrowRight" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Thing 2"));
});

it("turns by itself until somebody looks closer", async () => {
  reduceMotion(false);
  await showCarousel(carouselHtml('data-autoplay data-autoplay-timeout="40" data-items="1" data-loop="true"'));
  await waitFor(() => expect(shownSlides()).not.toEqual(things(1)));
  fireEvent.focusIn(screen.getAllByRole("button", { name: /Go to/ })[0] as HTMLElement);
  await waitFor(() => expect(["still", "animating"]).toContain(host().dataset.state));
  const shown = shownSlides();
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(shownSlides()).toEqual(shown);
  expect(screen.getByRole("button", { name: "Stop slide show" })).toBeTruthy();
  fireEvent.focusOut(screen.getAllByRole("button", { name: /Go to/ })[0] as HTMLElement);
  await waitFor(() => expect(shownSlides()).not.toEqual(shown));
});

it("has nothing to stop and start where all slides are shown", async () => {
  reduceMotion(false);
  await showCarousel(carouselHtml('data-autoplay data-loop="true"', 1));
  expect(host().dataset.state).toBe("still");
  expect(screen.queryByRole("button", { name: "Stop slide show" })).toBeNull();
});

it.each([
  ["mouse", "enters", true],
  ["pen", "enters", true],
  ["touch", "enters", false],
  ["mouse", "was there before its code, and moves", true],
  ["touch", "was there before its code, and moves", false],
])("stands under a %s that %s: %s", async (pointerType, how, stands) => {
  reduceMotion(false);
  await showCarousel(carouselHtml('data-autoplay data-items="1" data-loop="true"'));
  const type = how === "enters" ? "pointerenter" : "pointermove";
  host().dispatchEvent(new PointerEvent(type, { pointerType }));
  await waitFor(() => expect(host().dataset.state).toBe(stands ? "still" : "rotating"));
  host().dispatchEvent(new PointerEvent("pointerleave", { pointerType }));
  await waitFor(() => expect(host().dataset.state).toBe("rotating"));
});

it("is as high as the slides that it shows where the page wants that, and marks the one in the middle", async () => {
  reduceMotion();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly observe: () => void;
      constructor(tell: ResizeObserverCallback) {
        this.observe = () => tell([], this as unknown as ResizeObserver);
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const slides = () => [...document.querySelectorAll(".owl-item")];
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return 100 * (slides().indexOf(this) + 1);
  });
  const html = carouselHtml('data-auto-height="true" data-items="1" data-center="true" data-nav="true"');
  const loader = await showCarousel(html);
  const viewport = document.querySelector<HTMLElement>(".owl-stage-outer.owl-height");
  expect(viewport?.style.height).toBe("100px");
  fireEvent.click(next());
  await waitFor(() => expect(viewport?.style.height).toBe("200px"));
  expect(slides().map(({ classList }) => classList.contains("center"))).toEqual([false, true, false, false, false]);
  loader.unmount();
  expect(host().outerHTML).toBe(html);
});

it("does not turn in a tab that nobody sees", async () => {
  reduceMotion(false);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await showCarousel(carouselHtml('data-autoplay data-autoplay-timeout="30" data-items="1" data-loop="true"'));
  // It is asked each time that a turn is due.
  hidden.mockClear();
  await waitFor(() => expect(hidden.mock.calls.length).toBeGreaterThan(2));
  expect(shownSlides()).toEqual(things(1));
  hidden.mockReturnValue(false);
  await waitFor(() => expect(shownSlides()).not.toEqual(things(1)));
});

it("stands still for whoever wants little motion, until they ask for it", async () => {
  reduceMotion();
  await showCarousel(carouselHtml('data-autoplay data-autoplay-timeout="40" data-items="1" data-loop="true"'));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(shownSlides()).toEqual(things(1));
  screen.getByRole("button", { name: "Start slide show" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Start slide show" }));
  await waitFor(() => expect(shownSlides()).not.toEqual(things(1)));
  fireEvent.click(screen.getByRole("button", { name: "Stop slide show" }));
  await waitFor(() => expect(host().dataset.state).toBe("still"));
});

it("loads the pictures of the slides that are shown, and no others", async () => {
  reduceMotion();
  const lazy = carouselHtml('data-lazy-load="true" data-items="1"').replace(
    /Thing (\d)/g,
    '<img class="owl-lazy" data-src="/$1.jpg" alt="Thing $1">',
  );
  const loader = await showCarousel(lazy);
  const sources = () => screen.getAllByRole("img", { hidden: true }).map((image) => image.getAttribute("src"));
  await waitFor(() => expect(sources()).toEqual(["/1.jpg", null, null, null, null]));
  fireEvent.click(screen.getByRole("button", { name: "Go to 3 of 5" }));
  await waitFor(() => expect(sources()).toEqual(["/1.jpg", null, "/3.jpg", null, null]));
  loader.unmount();
  await waitFor(() => expect(sources()).toEqual([null, null, null, null, null]));
});

it.each([
  [1, '<img class="owl-lazy" data-src="/a.jpg" data-src-retina="/sharp.jpg">', "src", "/a.jpg"],
  [2, '<img class="owl-lazy" data-src="/a.jpg" data-src-retina="/sharp.jpg">', "src", "/sharp.jpg"],
  [2, '<img class="owl-lazy" data-src="/a.jpg">', "src", "/a.jpg"],
  [1, '<img class="owl-lazy" data-srcset="/a.jpg 2x">', "srcset", "/a.jpg 2x"],
  [1, '<b class="owl-lazy" data-src="/a.jpg"></b>', "style", 'background-image: url("/a.jpg")'],
])("on a screen of density %d loads %s by its %s", async (density, lazy, attribute, wanted) => {
  vi.spyOn(window, "devicePixelRatio", "get").mockReturnValue(density);
  await showCarousel(carouselHtml('data-lazy-load="true"').replace("Thing 1", lazy));
  await waitFor(() => expect(host().querySelector(".owl-lazy")?.getAttribute(attribute)).toContain(wanted));
});

it("hands a picture's other sources to the browser", async () => {
  const source =
    '<picture><source class="owl-lazy" data-srcset="/1.webp"><img class="owl-lazy" data-src="/1.jpg"></picture>';
  const loader = await showCarousel(carouselHtml('data-lazy-load="true"').replace("Thing 1", source));
  const given = () => host().querySelector("source")?.getAttribute("srcset");
  await waitFor(() => expect(given()).toBe("/1.webp"));
  loader.unmount();
  await waitFor(() => expect(given()).toBeNull());
});

it("gives the server's list back, with everything in its place", async () => {
  const html = demoHtml("content/carousel");
  const loader = await showCarousel(html);
  expect(document.querySelector(".owl-stage")).not.toBeNull();
  loader.unmount();
  const before = new DOMParser().parseFromString(html, "text/html");
  expect(host().outerHTML).toBe(before.querySelector(".owl-carousel")?.outerHTML);
});

it.each([
  ["no JSON at all", "{items: 3}"],
  ["something else", "[3]"],
])("names the options that hold %s, and leaves the list", async (_what, options) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showPage(carouselHtml(`data-options='${options}'`)).mount();
  const told = `[carousel] Cannot read data-options: expected a JSON object, got "${options}". Correct it. Element: <`;
  await vi.waitFor(() => expect(error.mock.calls.join()).toContain(told));
  expect(document.querySelector(".owl-stage")).toBeNull();
});

it.each([
  ["items", "zero", "a number above 0"],
  ["items", "0", "a number above 0"],
  ["margin", "1em", "a number"],
  ["loop", "maybe", "true or false"],
  ["responsive", "{600:{items:2}}", 'JSON such as {"700":{"items":3}}'],
  ["navText", "‹ ›", "two labels as JSON"],
])("says that data-%s cannot be %j, and goes on without it", async (name, value, expected) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showCarousel(carouselHtml(`data-${name}="${value}"`));
  const told = expect.stringContaining(`[carousel] Cannot read data-${name}: expected ${expected}, got "${value}".`);
  expect(error.mock.calls).toEqual([[told]]);
  expect(shownSlides()).toEqual(things(1, 2, 3));
});

it.each([
  ["data-options", '{"loop":"maybe","itemsCount":3}', "data-options: loop: expected true or false"],
  ["data-options", '{"items":"many"}', "data-options: items: expected a number above 0"],
  ["data-responsive", '{"0":{"items":"many"}}', "data-responsive: expected a number above 0 for items"],
  ["data-responsive", "[3]", 'data-responsive: expected JSON such as {"700":{"items":3}}'],
  ["data-responsive", '{"0":3}', 'data-responsive: expected JSON such as {"700":{"items":3}}'],
])("says what is wrong within %s='%s', and goes on without it", async (name, value, told) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showCarousel(carouselHtml(`${name}='${value}'`));
  expect(error.mock.calls).toEqual([[expect.stringContaining(`[carousel] Cannot read ${told}`)]]);
  expect(shownSlides()).toEqual(things(1, 2, 3));
});

it.each([
  ["words", ["zurück", "weiter ›"], "weiter ›"],
  ["an icon of letters", ["<i>west</i>", "<i>east</i>"], "Next"],
  ["a sign's name", ["&larr;", "&rarr;"], "Next"],
])("has buttons with the shop's %s on them, whose name is what can be read there", async (_what, texts, name) => {
  await showCarousel(carouselHtml(`data-nav data-nav-text='${JSON.stringify(texts)}'`));
  expect(screen.getByRole("button", { name })).toBe(document.querySelector(".owl-next"));
});

it("has nothing to say of options that can be read", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const texts = `data-items="3" data-nav data-slide-by="page" data-loop="" data-nav-text='["a","b"]'`;
  await showCarousel(carouselHtml(`${texts} data-responsive='{"0":{"items":3}}' data-animate-out="fade"`));
  expect(error).not.toHaveBeenCalled();
});

it("without jQuery is told what to do by Owl's events all the same, and tells under names of its own", async () => {
  reduceMotion();
  const heard: unknown[] = [];
  await showCarousel(carouselHtml());
  document.addEventListener("storefront:carousel-changed", (event) => heard.push((event as CustomEvent).detail.item), {
    once: true,
  });
  host().dispatchEvent(new CustomEvent("to.owl.carousel", { detail: [2, 0, true] }));
  await waitFor(() => expect(shownSlides()).toEqual(things(3, 4, 5)));
  expect(heard).toEqual([{ count: 5, index: 2 }]);
});
