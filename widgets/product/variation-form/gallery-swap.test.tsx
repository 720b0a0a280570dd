import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { settings, showPage } from "#src/testing/page.ts";

const galleryHtml = (...pictures: string[]) =>
  `<div class="woocommerce-product-gallery images" style="opacity: 0"><div class="woocommerce-product-gallery__wrapper">${pictures.map((name, at) => `<div class="woocommerce-product-gallery__image"><a href="/${name}-full.jpg"><img ${at === 0 ? 'class="wp-post-image"' : ""} src="/${name}.jpg" alt="${name}"></a></div>`).join("")}</div></div>`;

const image = (name: string) => ({
  src: `/${name}.jpg`,
  alt: name,
  srcset: false,
  sizes: false,
  full_src: `/${name}-full.jpg`,
  gallery_thumbnail_src: `/${name}-100.jpg`,
});

const variation = (id: number, colour: string, gallery: string) => ({
  attributes: { attribute_pa_colour: colour },
  variation_id: id,
  image_id: id,
  image: image(colour),
  gallery_images_html: gallery,
  is_in_stock: true,
  is_purchasable: true,
  variation_is_active: true,
  variation_is_visible: true,
});

const VARIATIONS = [
  variation(1, "moss", galleryHtml("moss", "moss-back")),
  variation(2, "clay", galleryHtml("clay", "clay-back")),
  variation(3, "plain", ""),
  variation(
    4,
    "evil",
    `${galleryHtml("evil")}<img src="x" onerror="window.hacked = 1">`.replace(
      "<img class",
      '<img onerror="window.hacked = 1" class',
    ),
  ),
  { ...variation(5, "bare", ""), image: { src: "" } },
];

const productHtml = (template = "") =>
  `<div class="product">${galleryHtml("lamp", "lamp-back").replace(' style="opacity: 0"', "")}<form class="variations_form cart" data-product_id="7" data-product_variations='${JSON.stringify(VARIATIONS).replaceAll("'", "&#039;")}'>
  <table class="variations"><tbody><tr><td><label for="pa_colour">Colour</label><select id="pa_colour" name="attribute_pa_colour" data-attribute_name="attribute_pa_colour"><option value="">Choose</option>${VARIATIONS.map(({ attributes }) => `<option>${attributes.attribute_pa_colour}</option>`).join("")}</select></td></tr></tbody></table>
  <a class="reset_variations" href="#">Clear</a>${template}
  <div class="single_variation_wrap"><div class="single_variation"></div><button class="single_add_to_cart_button">Add to cart</button><input type="hidden" name="variation_id" class="variation_id" value="0"></div></form></div><script type="text/template" id="tmpl-variation-template"></script>`;

const pictures = () => [...document.querySelectorAll<HTMLImageElement>(".product img")].map(({ alt }) => alt);
const gallery = () => document.querySelector<HTMLElement>(".woocommerce-product-gallery");

const show = async (html = productHtml(), pageSettings: object = settings) => {
  const loader = showPage(html, pageSettings);
  await loader.mount();
  await waitFor(() =>
    expect(loader.inspect().find(({ widget }) => widget === "variation-form")?.state).toBe("mounted"),
  );
  return loader;
};

const choose = (colour: string) => fireEvent.change(screen.getByLabelText("Colour"), { target: { value: colour } });
const clear = () => fireEvent.click(screen.getByText("Clear"));

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows a variation's own gallery, another one's, and the product's again", async () => {
  await show();
  const own = gallery();
  choose("moss");
  expect(pictures()).toEqual(["moss", "moss-back"]);
  expect(gallery()?.style.opacity).toBe("1");
  choose("clay");
  expect(pictures()).toEqual(["clay", "clay-back"]);
  clear();
  expect(pictures()).toEqual(["lamp", "lamp-back"]);
  expect(gallery()).toBe(own);
  // The page's own gallery must not start a second time.
  expect(gallery()?.style.opacity).toBe("");
});

it("shows only its picture for a variation without a gallery", async () => {
  await show();
  choose("moss");
  choose("plain");
  expect(pictures()).toEqual(["plain", "lamp-back"]);
  choose("clay");
  clear();
  expect(pictures()).toEqual(["lamp", "lamp-back"]);
});

it.each([
  ["without the platform's boxes", /woocommerce-product-gallery__image/g, "slide", []],
  [
    "that repeats the picture before its box",
    /(?=<div class="[^"]*__wrapper)/,
    '<img class="wp-post-image" alt="strip">',
    ["strip"],
  ],
])("changes the product's picture in a theme's gallery %s", async (_which, part, by, before) => {
  await show(productHtml().replace(part, by));
  choose("plain");
  expect(pictures()).toEqual([...before, "plain", "lamp-back"]);
  clear();
  expect(pictures()).toEqual([...before, "lamp", "lamp-back"]);
});

it("shows the product's picture for a variation without one, whatever was shown before", async () => {
  await show();
  for (const colours of [["plain"], ["moss"], ["plain", "moss"], ["plain", "clay", "plain"]]) {
    for (const colour of colours) choose(colour);
    choose("bare");
    expect(pictures()).toEqual(["lamp", "lamp-back"]);
  }
});

it("gives the page its very gallery back", async () => {
  const loader = await show();
  const before = document.querySelector(".product")?.innerHTML;
  const own = gallery();
  choose("moss");
  loader.unmount();
  expect(gallery()).toBe(own);
  expect(before).toContain("lamp-back");
  await loader.mount();
  choose("");
  choose("moss");
  expect(pictures()).toEqual(["moss", "moss-back"]);
});

it("lets nothing in a gallery run", async () => {
  await show();
  choose("evil");
  expect(pictures()).toEqual(["evil"]);
  expect(document.querySelector(".product")?.innerHTML).not.toContain('hacked = 1"');
  expect(document.querySelector("[onerror]")).toBeNull();
});

it("tells the page's gallery script of each gallery, in the platform's order, and lets it build them", async () => {
  vi.stubGlobal("jQuery", jquery);
  const heard: string[] = [];
  const params = { flexslider_enabled: "1" };
  jquery.fn.wc_product_gallery = function (this: { get(): Element[] }, given: object) {
    heard.push(`built ${this.get()[0]?.querySelector("img")?.alt} ${JSON.stringify(given)}`);
    return this;
  };
  const note = (event: Event, element: unknown, given: unknown) =>
    heard.push(`${event.type} ${(element as Element).querySelector("img")?.alt} ${JSON.stringify(given)}`);
  const names = "wc-product-gallery-before-destroy wc-product-gallery-before-init wc-product-gallery-after-init";
  jquery(document.body).on(names, note as (event: Event, ...args: unknown[]) => void);
  await show(
    productHtml(
      `<script type="text/template" class="wc-product-gallery-default-template">${galleryHtml("fresh")}</script>`,
    ),
    {
      ...settings,
      wc_single_product_params: params,
    },
  );
  await vi.advanceTimersByTimeAsync(150);
  heard.length = 0;
  choose("moss");
  const given = JSON.stringify(params);
  expect(heard).toEqual([
    `wc-product-gallery-before-destroy lamp ${given}`,
    `wc-product-gallery-before-init moss ${given}`,
    `built moss ${given}`,
    `wc-product-gallery-after-init moss ${given}`,
  ]);
  expect(gallery()?.style.opacity).toBe("0");
  heard.length = 0;
  clear();
  expect(pictures()).toEqual(["fresh"]);
  expect(heard.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
    "wc-product-gallery-before-destroy moss",
    "wc-product-gallery-before-init fresh",
    "built fresh",
    "wc-product-gallery-after-init fresh",
  ]);
  jquery(document.body).off(names, note as (event: Event, ...args: unknown[]) => void);
  delete jquery.fn.wc_product_gallery;
});

it("shows galleries where jQuery is on the page without the platform's gallery script", async () => {
  vi.stubGlobal("jQuery", jquery);
  await show();
  await vi.advanceTimersByTimeAsync(150);
  choose("moss");
  expect(pictures()).toEqual(["moss", "moss-back"]);
  expect(gallery()?.style.opacity).toBe("1");
  clear();
  expect(pictures()).toEqual(["lamp", "lamp-back"]);
});

it("takes the product's gallery from the page's variables where the form carries none", async () => {
  vi.stubGlobal("jQuery", jquery);
  jquery.fn.wc_product_gallery = function (this: unknown) {
    return this;
  };
  await show(productHtml(), { ...settings, wc_variation_gallery_defaults: { 7: galleryHtml("mirrored") } });
  await vi.advanceTimersByTimeAsync(150);
  choose("moss");
  clear();
  expect(pictures()).toEqual(["mirrored"]);
  delete jquery.fn.wc_product_gallery;
});

it("turns a slider to the picture that it has, and does not send it back", async () => {
  const heard: string[] = [];
  const slider =
    '<ol class="flex-control-nav"><li><img src="/lamp-100.jpg" alt="1"></li><li><img src="/plain-100.jpg" alt="2"></li></ol>';
  await show(productHtml().replace("<form", `${slider}<form`));
  for (const name of ["flexslider-click", "woocommerce_gallery_reset_slide_position", "woocommerce_gallery_init_zoom"])
    document.body.addEventListener(name, ({ type }) => heard.push(type), { once: true });
  choose("plain");
  await vi.advanceTimersByTimeAsync(30);
  expect(heard).toEqual(["flexslider-click", "woocommerce_gallery_init_zoom"]);
  clear();
  await vi.advanceTimersByTimeAsync(30);
  expect(heard).toContain("woocommerce_gallery_reset_slide_position");
});

it("turns a slider to its first picture, in whose place another variation's has been shown", async () => {
  const thumbnails = ["lamp", "moss"].map((name) => `<li><img src="/${name}-100.jpg" alt="${name}"></li>`);
  const first = { ...variation(6, "clay", ""), image: image("lamp") };
  const html = productHtml().replace(JSON.stringify(VARIATIONS[1]).replaceAll("'", "&#039;"), JSON.stringify(first));
  await show(html.replace("<form", `<ol class="flex-control-nav">${thumbnails.join("")}</ol><form`));
  const turned = vi.fn();
  document.querySelector(".flex-control-nav img")?.addEventListener("flexslider-click", turned);
  choose("plain");
  expect(pictures()[0]).toBe("plain");
  choose("clay");
  expect(turned).toHaveBeenCalledOnce();
  expect(pictures()[0]).toBe("lamp");
});

it("leaves a slider where the shopper has turned it when the choice has no picture, which the server prints as 0", async () => {
  const turned = vi.fn();
  await show(productHtml().replace(/"image_id":3,"image":{[^}]*}/, '"image_id":0,"image":{"src":""}'));
  gallery()?.addEventListener("woocommerce_gallery_reset_slide_position", turned);
  choose("plain");
  await vi.advanceTimersByTimeAsync(30);
  expect(pictures()).toEqual(["lamp", "lamp-back"]);
  expect(turned).not.toHaveBeenCalled();
});

it("goes on from the default choice, which was shown before the form's own code came", async () => {
  const loader = showPage(productHtml().replace("<option>moss", "<option selected>moss"));
  await waitFor(() => expect(pictures()).toEqual(["moss", "moss-back"]));
  await loader.mount();
  clear();
  await waitFor(() => expect(pictures()).toEqual(["lamp", "lamp-back"]));
});

it("leaves a variation's gallery as it is when the same choice is looked up again", async () => {
  await show();
  choose("moss");
  const shown = gallery();
  find("form").dispatchEvent(new CustomEvent("check_variations"));
  expect(gallery()).toBe(shown);
});

it("sells a variation with a gallery where the theme shows none", async () => {
  await show(productHtml().replace("woocommerce-product-gallery images", "pictures"));
  choose("moss");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Add to cart" }).classList.contains("disabled")).toBe(false),
  );
});
