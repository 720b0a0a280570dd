import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import jquery from "jquery";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";

const dialog = () => screen.findByRole("dialog", { name: "Pictures" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const link = (name: string) => screen.getByRole("link", { name });
const caption = async () => (await dialog()).querySelector("p")?.textContent;
const shownPicture = () =>
  document.querySelector<HTMLImageElement>(".pswp__item[aria-hidden='false'] .pswp__img:not(.pswp__img--placeholder)");

/** Without motion everything is in place at once. The screen has a width. */
const reduceMotion = () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1024);
};

const openDemo = async () => {
  reduceMotion();
  const loader = showPage(demoHtml("content/lightbox"));
  fireEvent.click(link("A red kettle"));
  await dialog();
  return loader;
};

const pictureLink = (name: string, more = "", image = "") =>
  `<a href="/${name}.jpg" ${more}><img src="/small-${name}.jpg" alt="${name}" ${image}></a>`;

afterEach(() => {
  delete window.jQuery;
  delete window.wc_single_product_params;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("opens at a click that came before its code, with the link's picture and what it shows", async () => {
  await openDemo();
  const what = "1 of 3 Whistles when it is ready";
  expect(await caption()).toBe(what);
  expect(screen.getByRole("dialog", { name: "Pictures", description: what })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
  expect(shownPicture()?.src).toBe("https://shop.example/assets/products/kettle-berry.svg");
  expect(shownPicture()?.alt).toBe("A red kettle");
  expect(document.querySelector<HTMLElement>(".pswp__bg")?.style.opacity).toBe("0.8");
  expect(document.querySelector<HTMLElement>("[data-widget]")?.dataset.state).toBe("open");
});

it("shows a product picture's caption without the markup that the shop keeps in it", async () => {
  reduceMotion();
  const kept = 'data-caption="See &lt;a href=&quot;/care/&quot;&gt;how to care&lt;/a&gt; &amp;amp; more"';
  showPage(`<div class="woocommerce-product-gallery">${pictureLink("mug", "", kept)}</div>`);
  fireEvent.click(link("mug"));
  expect(await caption()).toBe(" See how to care & more");
});

it.each(["cloned", "clone", "slick-cloned", "swiper-slide-duplicate"])(
  "counts no copy of a slide (%s), and opens the picture whose copy was pressed",
  async (copy) => {
    reduceMotion();
    const slides = ["mug", "jug", "pot"].map((name) => pictureLink(name)).join("");
    showPage(`<div class="wp-block-gallery"><p class="${copy}">${pictureLink("pot", 'id="copy"')}</p>${slides}</div>`);
    fireEvent.click(find("#copy"));
    expect(await caption()).toBe("3 of 3 pot");
  },
);

it("opens the pressed one of several links to the same picture", async () => {
  reduceMotion();
  showPage(`<div class="wp-block-gallery">${pictureLink("mug")}${pictureLink("mug")}${pictureLink("mug")}</div>`);
  fireEvent.click(screen.getAllByRole("link", { name: "mug" })[1] ?? document.body);
  expect(await caption()).toBe("2 of 3 mug");
});

it("passes axe", async () => {
  await openDemo();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

it("goes on and back round the corner, by its buttons and the small pictures", async () => {
  await openDemo();
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  await waitFor(async () => expect(await caption()).toBe("3 of 3 A green tent"));
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(async () => expect(await caption()).toMatch(/^1 of 3/));
  const small = within(await dialog()).getAllByRole("listitem");
  expect(small).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "2 of 3 A lit lantern" }));
  await waitFor(async () => expect(await caption()).toBe("2 of 3 A lit lantern"));
  expect(screen.getByRole("button", { name: "2 of 3 A lit lantern" }).getAttribute("aria-current")).toBe("true");
});

it("goes by the arrow keys, the other way where the page reads from right to left", async () => {
  await openDemo();
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await waitFor(async () => expect(await caption()).toMatch(/^2 of 3/));
  fireEvent(await dialog(), new Event("cancel", { cancelable: true }));
  await isClosed();
  document.body.style.direction = "rtl";
  fireEvent.click(link("A lit lantern"));
  expect(await caption()).toMatch(/^2 of 3/);
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await waitFor(async () => expect(await caption()).toMatch(/^1 of 3/));
  document.body.removeAttribute("style");
});

it.each([
  ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["Escape", async () => fireEvent(await dialog(), new Event("cancel", { cancelable: true }))],
  ["Back", () => window.dispatchEvent(new PopStateEvent("popstate"))],
])("closes by %s and gives the focus back", async (_how, close) => {
  await openDemo();
  await close();
  await isClosed();
  expect(document.activeElement).toBe(link("A red kettle"));
  expect(document.querySelector(".pswp")).toBeNull();
  expect(document.documentElement.className).toBe("");
});

it("closes at once when the shopper changes their mind while it still opens", async () => {
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1024);
  showPage(demoHtml("content/lightbox"));
  fireEvent.click(link("A red kettle"));
  fireEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
  await isClosed();
  expect(document.activeElement).toBe(link("A red kettle"));
});

/** Returns the reader of the caption, and what lets time pass and shows what that leads to. */
const startSlideShow = async () => {
  await openDemo();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  fireEvent.click(screen.getByRole("button", { name: "Start slide show" }));
  await screen.findByRole("button", { name: "Stop slide show" });
  const shown = () => find("dialog p").textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { shown, pass };
};

it("shows the next picture after 5000 ms while the slide show runs", async () => {
  const { shown, pass } = await startSlideShow();
  pass(4999);
  expect(shown()).toMatch(/^1 of 3/);
  pass(1);
  expect(shown()).toMatch(/^2 of 3/);
  fireEvent.click(screen.getByRole("button", { name: "Stop slide show" }));
  await screen.findByRole("button", { name: "Start slide show" });
  pass(5000);
  expect(shown()).toMatch(/^2 of 3/);
});

it("stands still while the page is out of sight, and gives a chosen picture its whole time", async () => {
  const { shown, pass } = await startSlideShow();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  pass(5000);
  expect(shown()).toMatch(/^1 of 3/);
  hidden.mockReturnValue(false);
  pass(4000);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(shown()).toMatch(/^2 of 3/));
  pass(4999);
  expect(shown()).toMatch(/^2 of 3/);
  pass(1);
  expect(shown()).toMatch(/^3 of 3/);
});

it("says in the dialog that a picture cannot be loaded", async () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  await openDemo();
  fireEvent.error(shownPicture() as HTMLImageElement);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Image cannot be loaded. Make sure the path is correct and image exist.",
  );
});

it("says only once that a picture cannot be loaded which failed while the viewer still opened", async () => {
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1024);
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  const created = vi.spyOn(document, "createElement");
  showPage(`<ul class="gallery galleryid-1">${pictureLink("gone")}</ul>`);
  fireEvent.click(link("gone"));
  const viewer = await dialog();
  const spoken = new Set<Element>();
  const observer = new MutationObserver(() => {
    for (const alert of within(viewer).queryAllByRole("alert")) spoken.add(alert);
  });
  observer.observe(viewer, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  for (const { value } of created.mock.results) {
    if (value instanceof HTMLImageElement && value.src.endsWith("/gone.jpg")) fireEvent.error(value);
  }
  const message = await screen.findByText(/^Image cannot be loaded/);
  await waitFor(() => expect(message.isConnected).toBe(false));
  await screen.findByRole("alert");
  expect(spoken.size).toBe(1);
});

it.each([
  ["", (image: string) => image],
  [", also within an optimiser's copies", (image: string) => `<picture><source srcset="/s.webp">${image}</picture>`],
])("takes the shop's large pictures with their sizes%s", async (_where, within) => {
  reduceMotion();
  const sizes = 'data-large_image="/large.jpg" data-large_image_width="1600" data-large_image_height="1000"';
  const picture = within(`<img src="/s.jpg" alt="Mug" ${sizes}>`);
  const gallery = `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a href="/product/">${picture}</a></div></div>`;
  showPage(gallery);
  fireEvent.click(link("Mug"));
  await dialog();
  expect(shownPicture()?.src).toBe("https://shop.example/large.jpg");
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

it.each([
  ["the held-back address", 'data-src="/small.jpg"', "/small.jpg"],
  [
    "the held-back address, not the large one beside it",
    'data-lazy-src="/small.jpg" data-src="/one.jpg"',
    "/small.jpg",
  ],
  ["the large picture where no address is known", "", "https://shop.example/one.jpg"],
])("shows in the strip, of a picture behind a placeholder, %s", async (_what, heldBack, shown) => {
  reduceMotion();
  const image = `<a href="/one.jpg"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="one" ${heldBack}></a>`;
  showPage(`<div class="wp-block-gallery">${image}${pictureLink("two")}</div>`);
  fireEvent.click(link("two"));
  const strip = [...(await dialog()).querySelectorAll("li img")];
  expect(strip.map((small) => small.getAttribute("src"))).toEqual([shown, "https://shop.example/small-two.jpg"]);
});

it("shows the caption that the shop gives a product's picture", async () => {
  reduceMotion();
  showPage(
    `<div class="woocommerce-product-gallery"><figure>${pictureLink("one", "", 'data-caption="Hand-thrown"')}${pictureLink("two", "", 'data-caption=""')}</figure></div>`,
  );
  fireEvent.click(link("one"));
  expect(await caption()).toBe("1 of 2 Hand-thrown");
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(async () => expect(await caption()).toBe("2 of 2 two"));
});

it.each([
  ["without", undefined, "1"],
  ["with", { wc_product_gallery: () => undefined }, "0"],
])(
  "shows the gallery that the shop hides until a script has come, %s the shop's own script",
  (_with, plugins, shown) => {
    if (plugins) window.jQuery = Object.assign((target: unknown) => jquery(target), { fn: plugins });
    const loader = showPage(
      `<div class="woocommerce-product-gallery images" style="opacity: 0; transition: opacity .25s">${pictureLink("one")}</div>`,
    );
    const gallery = document.querySelector<HTMLElement>(".images");
    expect(gallery?.style.opacity).toBe(shown);
    loader.unmount();
    expect(gallery?.style.opacity).toBe("0");
  },
);

it("tells what a link's title says of its picture, and the picture's own text where it has none", async () => {
  reduceMotion();
  const set = 'data-rel="prettyPhoto[summer]"';
  const words = `<a href="/map.jpg" ${set} title="The way there">Map</a>`;
  showPage(
    pictureLink("lake", `${set} title="The lake in &lt;em&gt;June&lt;/em&gt;"`) + pictureLink("hut", set) + words,
  );
  fireEvent.click(link("lake"));
  expect(await caption()).toBe("1 of 3 The lake in June");
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(async () => expect(await caption()).toBe("2 of 3 hut"));
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(async () => expect(await caption()).toBe("3 of 3 The way there"));
});

it("shows the links of a set wherever they stand, and a link without a set alone", async () => {
  reduceMotion();
  showPage(
    `<p>${pictureLink("one", 'rel="prettyPhoto[trip]"')}</p><p>${pictureLink("two", 'data-rel="prettyPhoto[trip]"')}</p>${pictureLink("three", 'rel="prettyPhoto"')}<a rel="prettyPhoto[trip]" href="#popup">Popup</a>`,
  );
  fireEvent.click(link("two"));
  expect(await caption()).toBe("2 of 2 two");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await isClosed();
  fireEvent.click(link("three"));
  expect((await caption())?.trim()).toBe("three");
});

it.each([
  ["the shop's", `<div class="woocommerce-product-gallery">${pictureLink("one")}</div>`, "wc_product_gallery"],
  ["prettyPhoto's", pictureLink("one", 'rel="prettyPhoto"'), "prettyPhoto"],
])("leaves pictures to %s own script", async (_whose, html, plugin) => {
  window.jQuery = Object.assign((target: unknown) => jquery(target), { fn: { [plugin]: () => undefined } });
  window.wc_single_product_params = { photoswipe_enabled: "1" };
  const loader = showPage(html);
  fireEvent.focusIn(link("one"));
  expect(fireEvent.click(link("one"))).toBe(true);
  expect(loader.inspect().find(({ widget }) => widget === "lightbox")?.state).toBe("waiting");
});

it("leaves other links and modified clicks to the browser", () => {
  const loader = showPage(`<div class="wp-block-gallery"><a href="/shop/">Shop</a>${pictureLink("one")}</div>`);
  expect(fireEvent.click(link("Shop"))).toBe(true);
  expect(fireEvent.click(link("one"), { ctrlKey: true })).toBe(true);
  loader.unmount();
});

it("opens nothing at a press beside the pictures, and the picture that is pressed then", async () => {
  reduceMotion();
  const loader = showPage(`<div class="wp-block-gallery"><p>Three mugs</p>${pictureLink("one")}</div>`);
  await loader.mount();
  fireEvent.click(screen.getByText("Three mugs"));
  fireEvent.click(link("one"));
  expect(await caption()).toBe(" one");
});

it("is gone at once when the page takes it off", async () => {
  const loader = await openDemo();
  loader.unmount();
  await isClosed();
  expect(document.querySelector(".pswp")).toBeNull();
  expect(document.querySelector("[data-state]")).toBeNull();
});
