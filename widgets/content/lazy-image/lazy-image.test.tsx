import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/test-page.ts";

/** The test page has no layout: the test says what comes near. */
interface Ring {
  margin: string | undefined;
  watched: Set<Element>;
  tell: (target: Element, isIntersecting: boolean) => void;
}
let rings: Ring[] = [];

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

const setLayout = (widths: ReadonlyMap<string, number>) => {
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return widths.get(this.localName) ?? 0;
  });
};

const GREY = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const lazy = (attributes: string) => `<img class="lazyload" src="${GREY}" alt="A lamp" ${attributes}>`;
const lamp = () => screen.getByAltText<HTMLImageElement>("A lamp");

const showImages = async (html: string, pageSettings: object = settings) => {
  const loader = showPage(html, pageSettings);
  await waitFor(() => expect(rings.some(({ watched }) => watched.size > 0)).toBe(true));
  return loader;
};

const come = (element: Element, distance: "near" | "far" = "near", isIntersecting = true) => {
  const [near, far] = rings.slice(-2);
  if (distance === "near") near?.tell(element, isIntersecting);
  far?.tell(element, isIntersecting);
};

const load = (element: Element) => {
  vi.spyOn(element as HTMLImageElement, "complete", "get").mockReturnValue(true);
  fireEvent.load(element);
};

beforeEach(() => {
  rings = [];
  stubViewport();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.lazySizes;
});

it("loads an image that comes near, and tells its state in the platform's classes", async () => {
  await showImages(lazy('data-src="/lamp.jpg"'));
  expect(lamp().getAttribute("src")).toBe(GREY);
  come(lamp());
  await waitFor(() => expect(lamp().getAttribute("src")).toBe("/lamp.jpg"));
  expect(lamp().className).toBe("lazyloading");
  load(lamp());
  expect(lamp().className).toBe("lazyloaded");
});

it.each([
  [{}, "500px", "750px"],
  [{ lazySizesConfig: { expand: 100, expFactor: 3 } }, "100px", "300px"],
])("begins at the distance of the page's settings %j", async (config, near, far) => {
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1280);
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(800);
  await showImages(lazy('data-src="/lamp.jpg"'), { ...settings, ...config });
  expect(rings.slice(-2).map(({ margin }) => margin)).toEqual([near, far]);
});

it("loads what is a little farther only while nothing else loads", async () => {
  await showImages(`${lazy('data-src="/lamp.jpg"')}<img class="lazyload" data-src="/kettle.jpg" alt="A kettle">`);
  const kettle = screen.getByAltText("A kettle");
  come(lamp());
  await waitFor(() => expect(lamp().className).toBe("lazyloading"));
  come(kettle, "far");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(kettle.className).toBe("lazyload");
  load(lamp());
  await waitFor(() => expect(kettle.getAttribute("src")).toBe("/kettle.jpg"));
});

it("does not load what is scrolled past within 125 ms", async () => {
  vi.useFakeTimers();
  showPage(`${lazy('data-src="/lamp.jpg"')}<img class="lazyload" data-src="/kettle.jpg" alt="A kettle">`);
  await vi.waitFor(() => expect(rings.at(-1)?.watched.size).toBe(2));
  const kettle = screen.getByAltText("A kettle");
  await vi.advanceTimersByTimeAsync(200);
  come(lamp());
  await vi.advanceTimersByTimeAsync(1);
  expect(lamp().className).toBe("lazyloading");
  come(kettle);
  await vi.advanceTimersByTimeAsync(100);
  come(kettle, "near", false);
  await vi.advanceTimersByTimeAsync(200);
  expect(kettle.className).toBe("lazyload");
});

it("does not take the load of the picture that stood in for its own", async () => {
  await showImages(lazy('data-src="/lamp.jpg"'));
  come(lamp());
  await waitFor(() => expect(lamp().className).toBe("lazyloading"));
  vi.spyOn(lamp(), "complete", "get").mockReturnValue(false);
  fireEvent.load(lamp());
  expect(lamp().className).toBe("lazyloading");
});

it("shows the text of an image that cannot be loaded", async () => {
  await showImages(lazy('data-src="/gone.jpg"'));
  come(lamp());
  await waitFor(() => expect(lamp().className).toBe("lazyloading"));
  vi.spyOn(lamp(), "complete", "get").mockReturnValue(true);
  fireEvent.error(lamp());
  expect(lamp().className).toBe("lazyloaded");
});

it("moves lists of sources, also those of a picture, and named sizes", async () => {
  await showImages(
    `<picture><source data-srcset="/lamp.webp 600w" data-sizes="50vw">${lazy('data-src="/lamp.jpg" data-srcset="/lamp.jpg 600w" data-sizes="50vw"')}</picture>`,
  );
  come(lamp());
  await waitFor(() => expect(lamp().getAttribute("srcset")).toBe("/lamp.jpg 600w"));
  expect(lamp().sizes).toBe("50vw");
  const source = document.querySelector("source");
  expect([source?.getAttribute("srcset"), source?.sizes]).toEqual(["/lamp.webp 600w", "50vw"]);
});

it.each([
  ["data-bg-image", "url('/moor.jpg')", "backgroundImage"],
  ["data-bg", "url('/moor.jpg') center / cover", "background"],
] as const)("paints %s", async (name, value, property) => {
  await showImages(
    `<div class="lazyload" role="img" aria-label="The moor" style="color: red" ${name}="${value}"></div>`,
  );
  const moor = screen.getByRole("img", { name: "The moor" });
  come(moor);
  await waitFor(() => expect(moor.style[property]).toContain("/moor.jpg"));
  expect(moor.className).toBe("lazyloaded");
  expect(moor.style.color).toBe("red");
});

it("leaves an image that the template lets the browser load to the browser, at once", async () => {
  showPage(lazy('loading="lazy" data-src="/lamp.jpg"'));
  await waitFor(() => expect(lamp().getAttribute("src")).toBe("/lamp.jpg"));
  expect(rings.every(({ watched }) => watched.size === 0)).toBe(true);
});

it("lets other scripts take an image over with lazybeforeunveil", async () => {
  const heard = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("lazybeforeunveil", heard);
  await showImages(lazy('data-src="/lamp.jpg"'));
  come(lamp());
  await waitFor(() => expect(lamp().className).toBe("lazyloaded"));
  document.removeEventListener("lazybeforeunveil", heard);
  expect(lamp().getAttribute("src")).toBe(GREY);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, cancelable: true, target: lamp() });
});

it("tells of an image that has nothing to load", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showImages(lazy(""));
  come(lamp());
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toContain("[lazy-image] Bad element");
});

it("takes an image that arrives later", async () => {
  await showImages(lazy('data-src="/lamp.jpg"'));
  document.body.insertAdjacentHTML("beforeend", '<img class="lazyload" data-src="/kettle.jpg" alt="A kettle">');
  const kettle = screen.getByAltText("A kettle");
  await waitFor(() => expect(rings.at(-1)?.watched.has(kettle)).toBe(true));
  come(kettle);
  await waitFor(() => expect(kettle.getAttribute("src")).toBe("/kettle.jpg"));
});

it("leaves all to the platform's own loader where that is on the page", async () => {
  window.lazySizes = {};
  const loader = showPage(lazy('data-src="/lamp.jpg"'));
  await loader.mount();
  expect(rings).toEqual([]);
  expect(loader.inspect().find(({ widget }) => widget === "lazy-image")?.state).toBe("waiting");
});

it("leaves to the platform's own loader what that can still take when it comes late", async () => {
  await showImages(lazy('data-src="/lamp.jpg"'));
  window.lazySizes = {};
  come(lamp());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(lamp().className).toBe("lazyload");
});

it("gives images back as the server sent them", async () => {
  const html = `<picture><source data-srcset="/lamp.webp 600w">${lazy('data-src="/lamp.jpg"')}</picture><div class="a lazyload b" title="moor" data-bg="red"></div>`;
  const loader = await showImages(html);
  const before = document.body.innerHTML;
  for (const host of document.querySelectorAll(".lazyload")) come(host);
  await waitFor(() => expect(lamp().className).toBe("lazyloading"));
  expect(document.body.innerHTML).not.toBe(before);
  loader.unmount();
  expect(document.body.innerHTML).toBe(before);
});

const CDN = "https://b1.smushcdn.com/7/lamp.jpg";
const sized = (attributes = "") =>
  lazy(
    `data-src="${CDN}" data-srcset="${CDN} 1200w" data-sizes="auto" data-original-sizes="(max-width: 648px) 100vw, 648px" ${attributes}`,
  );

const showSized = async (html: string, pageSettings?: object) => {
  const loader = await showImages(html, pageSettings);
  come(lamp());
  await waitFor(() => expect(lamp().className).toContain("lazyloading"));
  return loader;
};

it("tells the browser how wide an image stands, and asks the image host for that width", async () => {
  setLayout(new Map([["img", 320]]));
  await showSized(`<p>${sized()}</p>`);
  expect(lamp().sizes).toBe("320px");
  expect(lamp().getAttribute("srcset")).toBe(`${CDN} 1200w, ${CDN}?size=320x0 320w`);
});

it("takes the width of what is around an image narrower than 40 px", async () => {
  setLayout(
    new Map([
      ["img", 39],
      ["p", 600],
    ]),
  );
  await showSized(`<p>${sized()}</p>`);
  expect(lamp().sizes).toBe("600px");
});

it.each([
  ["is wider than the theme says", "<p>$</p>", 700],
  ["has an automatic width", "<p>$</p>", 320, 'style="width: auto"'],
  ["holds its box open", '<span style="display: inline-block">$</span>', 320],
])("keeps the theme's sizes for an image that %s", async (_why, around, width, attributes = "") => {
  setLayout(
    new Map([
      ["img", width],
      ["span", width],
    ]),
  );
  await showSized(around.replace("$", sized(attributes)));
  expect(lamp().sizes).toBe("(max-width: 648px) 100vw, 648px");
  expect(lamp().getAttribute("srcset")).toBe(`${CDN} 1200w`);
  expect(lamp().hasAttribute("data-original-sizes")).toBe(false);
});

it.each([
  [
    "changes the width",
    (event: CustomEvent<{ resizeWidth: number }>) => Object.assign(event.detail, { resizeWidth: 400 }),
    `${CDN} 1200w, ${CDN}?size=400x0 400w`,
  ],
  ["vetoes", (event: Event) => event.preventDefault(), `${CDN} 1200w`],
])("lets a listener of smush:beforeSizes have its way when it %s", async (_what, answer, srcset) => {
  setLayout(new Map([["img", 320]]));
  document.addEventListener("smush:beforeSizes", answer as EventListener, { once: true });
  await showSized(`<p>${sized()}</p>`);
  expect(lamp().getAttribute("srcset")).toBe(srcset);
});

it("leaves sizes alone where a listener of lazybeforesizes vetoes", async () => {
  setLayout(new Map([["img", 320]]));
  document.addEventListener("lazybeforesizes", (event) => event.preventDefault(), { once: true });
  await showSized(`<p>${sized()}</p>`);
  expect(lamp().hasAttribute("sizes")).toBe(false);
});

it("measures and asks no image host where the shop has turned that off", async () => {
  setLayout(new Map([["img", 320]]));
  await showSized(`<p>${sized()}</p>`, { ...settings, smushLazyLoadOptions: { autoResizingEnabled: false } });
  expect(lamp().sizes).toBe("320px");
  expect(lamp().getAttribute("srcset")).toBe(`${CDN} 1200w`);
});

it("measures anew after the window was resized, once for all", async () => {
  setLayout(new Map([["img", 320]]));
  const loader = await showSized(`<p>${sized()}</p>`);
  const heard = vi.fn();
  lamp().addEventListener("lazybeforesizes", heard);
  setLayout(new Map([["img", 200]]));
  for (const _ of [1, 2, 3]) fireEvent(window, new Event("resize"));
  await waitFor(() => expect(lamp().sizes).toBe("200px"));
  expect(heard).toHaveBeenCalledOnce();
  loader.unmount();
  fireEvent(window, new Event("resize"));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(heard).toHaveBeenCalledOnce();
});

it("adopts its demo without the island runtime", async () => {
  const loader = await showImages(demoHtml("content/lazy-image"));
  // This parser sees into noscript.
  const [kettle] = screen.getAllByAltText("A berry-red kettle");
  if (!kettle) throw new Error("no kettle");
  come(kettle);
  await waitFor(() => expect(kettle.getAttribute("src")).toBe("/assets/products/kettle-berry.svg"));
  expect(loader.inspect().filter(({ widget }) => widget === "lazy-image")).toHaveLength(3);
});
