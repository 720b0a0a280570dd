import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { come, GREY, lamp, lazy, rings, showImages } from "#src/testing/lazy-image.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const load = (element: Element) => {
  vi.spyOn(element as HTMLImageElement, "complete", "get").mockReturnValue(true);
  fireEvent.load(element);
};

it("loads an image that comes near, and tells its state in the platform's classes and event", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showImages(lazy('data-src="/lamp.jpg"'));
  expect(lamp().getAttribute("src")).toBe(GREY);
  come(lamp());
  await waitFor(() => expect(lamp().getAttribute("src")).toBe("/lamp.jpg"));
  expect(lamp().className).toBe("lazyloading");
  const heard = vi.fn();
  document.addEventListener("lazyloaded", heard, { once: true });
  load(lamp());
  expect(lamp().className).toBe("lazyloaded");
  expect(heard).toHaveBeenCalledOnce();
  // Only attributes that the markup has held back are written.
  expect(lamp().getAttributeNames()).toEqual(["class", "src", "alt", "data-src"]);
  expect(error).not.toHaveBeenCalled();
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
  const others = ["kettle", "mug"].map((name) => `<img class="lazyload" data-src="/${name}.jpg" alt="A ${name}">`);
  await showImages(lazy('data-src="/lamp.jpg"') + others.join(""));
  const kettle = screen.getByAltText("A kettle");
  come(lamp());
  await waitFor(() => expect(lamp().className).toBe("lazyloading"));
  come(kettle, "far");
  come(screen.getByAltText("A mug"));
  await waitFor(() => expect(screen.getByAltText("A mug").className).toBe("lazyloading"));
  expect(kettle.className).toBe("lazyload");
  load(screen.getByAltText("A mug"));
  load(lamp());
  await waitFor(() => expect(kettle.getAttribute("src")).toBe("/kettle.jpg"));
});

it("loads what is a little farther only after the page's own files", async () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await showImages(`${lazy('data-src="/lamp.jpg"')}<img class="lazyload" data-src="/kettle.jpg" alt="A kettle">`);
  const kettle = screen.getByAltText("A kettle");
  await waitFor(() => expect(rings.at(-1)?.watched.size).toBe(2));
  come(kettle, "far");
  come(lamp());
  await waitFor(() => expect(lamp().className).toBe("lazyloading"));
  load(lamp());
  state.mockClear();
  await waitFor(() => expect(state).toHaveBeenCalled());
  expect(kettle.className).toBe("lazyload");
  state.mockReturnValue("complete");
  await waitFor(() => expect(kettle.className).toBe("lazyloading"));
});

it("does not load what is scrolled past within 125 ms", async () => {
  vi.useFakeTimers();
  showPage(`${lazy('data-src="/lamp.jpg"')}<img class="lazyload" data-src="/kettle.jpg" alt="A kettle">`);
  await vi.waitFor(() => expect(rings.at(-1)?.watched.size).toBe(2));
  const kettle = screen.getByAltText("A kettle");
  await vi.advanceTimersByTimeAsync(200);
  come(lamp());
  // Each look passes 1 ms of the page's time.
  await vi.waitFor(() => expect(lamp().className).toBe("lazyloading"), { interval: 1 });
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

it("marks a film as loaded at once, which fires no load event", async () => {
  await showImages('<video class="lazyload" title="The loom" data-src="/loom.mp4"></video>');
  const film = screen.getByTitle<HTMLVideoElement>("The loom");
  come(film);
  await waitFor(() => expect(film.className).toBe("lazyloaded"));
  expect(film.getAttribute("src")).toBe("/loom.mp4");
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

it("shows a copy that a slider has made of an image on its way", async () => {
  await showImages(lazy('data-src="/lamp.jpg"'));
  come(lamp());
  await waitFor(() => expect(lamp().className).toBe("lazyloading"));
  const copy = lamp().cloneNode() as HTMLElement;
  document.body.append(copy);
  await waitFor(() => expect(rings.at(-1)?.watched).toContain(copy));
  come(copy);
  await waitFor(() => {
    load(copy);
    expect(copy.className).toBe("lazyloaded");
  });
});

it("leaves all to the platform's own loader where that is on the page", async () => {
  window.lazySizes = {};
  const loader = showPage(lazy('data-src="/lamp.jpg"'));
  await loader.mount();
  expect(rings).toEqual([]);
  expect(loader.inspect().find(({ widget }) => widget === "lazy-image")?.state).toBe("waiting");
});

it.each(['id="smush-lazy-load-js"', 'src="/wp-content/plugins/optimiser/lazysizes.min.js?ver=2"'])(
  "is left to a lazy loader that comes late, by its tag with %s",
  async (attribute) => {
    const loader = showPage(
      `<div class="lazyload" data-back="/hall.jpg"></div><script ${attribute} type="text/plain"></script>`,
    );
    await loader.mount();
    expect(loader.inspect().find(({ widget }) => widget === "lazy-image")?.state).toBe("waiting");
  },
);

it("leaves a picture to the lazy loader that marks it with the same class while it loads it", async () => {
  const loader = showPage('<img class="lazyloading" src="/lamp.jpg" data-lazy-src="/lamp.jpg" alt="A lamp">');
  await loader.mount();
  expect(loader.inspect().find(({ widget }) => widget === "lazy-image")?.state).toBe("waiting");
});

it("leaves to the platform's own loader what that can still take when it comes late", async () => {
  const own = '<img data-widget="lazy-image" data-src="/kettle.jpg" alt="A kettle">';
  await showImages(lazy('data-src="/lamp.jpg"') + own);
  const kettle = screen.getByAltText("A kettle");
  await waitFor(() => expect(rings.at(-1)?.watched.size).toBe(2));
  window.lazySizes = {};
  for (const image of [lamp(), kettle]) come(image);
  await waitFor(() => expect(kettle.getAttribute("src")).toBe("/kettle.jpg"));
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

it("adopts its demo without the island runtime", async () => {
  const loader = await showImages(demoHtml("content/lazy-image"));
  // happy-dom parses the content of noscript.
  const [kettle] = screen.getAllByAltText("A berry-red kettle");
  if (!kettle) throw new Error("no kettle");
  come(kettle);
  await waitFor(() => expect(kettle.getAttribute("src")).toBe("/assets/products/kettle-berry.svg"));
  expect(loader.inspect().filter(({ widget }) => widget === "lazy-image")).toHaveLength(3);
});
