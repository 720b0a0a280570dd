import { fireEvent, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { come, lamp, lazy, showImages } from "#src/testing/lazy-image.ts";
import { settings } from "#src/testing/page.ts";

const setLayout = (widths: Readonly<Record<string, number>>) => {
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return widths[this.localName] ?? 0;
  });
};

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

const INLINE = '<span style="display: inline-block">$</span>';

it.each([
  ["in a block as wide", "<p>$</p>", { img: 320, p: 320 }, 320],
  ["in a wider box that shrinks", INLINE, { img: 320, span: 600 }, 320],
  ["in a picture with other sources, wider than the theme says", "<picture><source>$</picture>", { img: 700 }, 700],
  ["narrower than 40 px by what is around it", "<p>$</p>", { img: 39, p: 600 }, 600],
  ["narrower than 40 px by a box around it that shrinks", INLINE, { img: 39, span: 600 }, 600],
])(
  "tells the browser how wide an image stands %s, and asks the image host for that width",
  async (_where, around, layout, width) => {
    setLayout(layout);
    await showSized(around.replace("$", sized()));
    expect(lamp().sizes).toBe(`${width}px`);
    expect(lamp().getAttribute("srcset")).toBe(`${CDN} 1200w, ${CDN}?size=${width}x0 ${width}w`);
  },
);

it("measures an image first that the template would let the browser load", async () => {
  setLayout({ img: 320 });
  await showSized(sized('loading="lazy"'));
  expect(lamp().sizes).toBe("320px");
});

it.each([
  ["is wider than the theme says", "<p>$</p>", 700],
  ["has an automatic width", "<p>$</p>", 320, 'style="width: auto"'],
  ["holds its box open", INLINE, 320],
])("keeps the theme's sizes for an image that %s", async (_why, around, width, attributes = "") => {
  setLayout({ img: width, span: width });
  await showSized(around.replace("$", sized(attributes)));
  expect(lamp().sizes).toBe("(max-width: 648px) 100vw, 648px");
  expect(lamp().getAttribute("srcset")).toBe(`${CDN} 1200w`);
  expect(lamp().hasAttribute("data-original-sizes")).toBe(false);
});

it.each([
  ["keeps them where it is too wide", 700, "(max-width: 648px) 100vw, 648px"],
  ["is measured", 320, "320px"],
])("an image with an automatic width, which the shop does not skip, %s", async (_what, width, sizes) => {
  setLayout({ img: width });
  const smushLazyLoadOptions = { autoResizeOptions: { skipAutoWidth: false } };
  await showSized(`<p>${sized('style="width: auto"')}</p>`, { ...settings, smushLazyLoadOptions });
  expect(lamp().sizes).toBe(sizes);
});

it.each([
  [
    "changes the width",
    (event: CustomEvent<{ resizeWidth: number }>) => Object.assign(event.detail, { resizeWidth: 400 }),
    `${CDN} 1200w, ${CDN}?size=400x0 400w`,
  ],
  ["vetoes", (event: Event) => event.preventDefault(), `${CDN} 1200w`],
])("lets a listener of smush:beforeSizes have its way when it %s", async (_what, answer, srcset) => {
  setLayout({ img: 320 });
  document.addEventListener("smush:beforeSizes", answer as EventListener, { once: true });
  await showSized(`<p>${sized()}</p>`);
  expect(lamp().getAttribute("srcset")).toBe(srcset);
});

it("measures no image that does not ask for it", async () => {
  setLayout({ img: 320 });
  await showSized(lazy('data-src="/lamp.jpg"'));
  expect(lamp().hasAttribute("sizes")).toBe(false);
});

it("leaves sizes alone where a listener of lazybeforesizes vetoes", async () => {
  setLayout({ img: 320 });
  document.addEventListener("lazybeforesizes", (event) => event.preventDefault(), { once: true });
  await showSized(`<p>${sized()}</p>`);
  expect(lamp().hasAttribute("sizes")).toBe(false);
});

it("measures and asks no image host where the shop has turned that off", async () => {
  setLayout({ img: 320 });
  await showSized(`<p>${sized()}</p>`, { ...settings, smushLazyLoadOptions: { autoResizingEnabled: false } });
  expect(lamp().sizes).toBe("320px");
  expect(lamp().getAttribute("srcset")).toBe(`${CDN} 1200w`);
});

it("measures anew after the window was resized, once for all", async () => {
  setLayout({ img: 320 });
  const other = '<img class="lazyload" data-src="/kettle.jpg" alt="">';
  const loader = await showSized(`<p>${other}${sized()}</p>`);
  const heard = vi.fn();
  lamp().addEventListener("lazybeforesizes", heard);
  setLayout({ img: 200 });
  for (const _ of [1, 2, 3]) fireEvent(window, new Event("resize"));
  await waitFor(() => expect(lamp().sizes).toBe("200px"));
  expect(heard).toHaveBeenCalledOnce();
  loader.unmount();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  fireEvent(window, new Event("resize"));
  vi.runAllTimers();
  expect(heard).toHaveBeenCalledOnce();
});

it("measures all images before it changes one, so that the page is laid out once", async () => {
  setLayout({ img: 320 });
  await showImages(`<p>${sized().repeat(2)}</p>`);
  const images = [...document.querySelectorAll("img")];
  for (const image of images) come(image);
  await waitFor(() => expect(images.map(({ sizes }) => sizes)).toEqual(["320px", "320px"]));
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(() =>
    document.querySelector('[sizes="200px"]') ? 900 : 200,
  );
  fireEvent(window, new Event("resize"));
  await waitFor(() => expect(images.map(({ sizes }) => sizes)).toEqual(["200px", "200px"]));
});
