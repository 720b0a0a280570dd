import type { VariationData } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { type Attributes, type ImageAttributes, imageAttributes } from "./variation-image.ts";

/** Gallery scripts must measure the new picture after it is in place. */
const GALLERY_DELAY_MS = 20;

/** The platform and plugins look for the product's own values in `data-o_…`. */
const ORIGINAL_PREFIX = "data-o_";

const GALLERY = ".images";
const THUMBNAILS = ".flex-control-nav li img";

/** Loaded with the first variation that has a gallery of its own. */
let createGallerySwap: typeof import("./gallery-swap.tsx").createGallerySwap | undefined;

/** Loads the gallery code if one of the variations has a gallery. Never rejects. */
export const loadGallery = async (variations: readonly VariationData[]): Promise<void> => {
  if (variations.some(({ gallery_images_html }) => gallery_images_html))
    // The browser itself logs a file that cannot be loaded; the variation's single picture is shown instead.
    createGallerySwap = (await import("./gallery-swap.tsx").catch(() => undefined))?.createGallerySwap;
};

/** Null removes it. `changeAttributes` would do, but its file would come to every page with a chosen variation. */
export const putAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const swap = (element: Element | null | undefined, attributes: Attributes): void => {
  if (!element) return;
  for (const [name, value] of Object.entries(attributes)) {
    if (!element.hasAttribute(ORIGINAL_PREFIX + name))
      putAttribute(element, ORIGINAL_PREFIX + name, element.getAttribute(name) ?? "");
    putAttribute(element, name, value);
  }
};

const restore = (element: Element | null | undefined): void => {
  if (!element) return;
  for (const { name, value } of [...element.attributes]) {
    const [, own] = name.split(ORIGINAL_PREFIX);
    if (!own) continue;
    // An empty saved value means that the attribute was missing, except for `alt`, which may be empty.
    putAttribute(element, own, value || (own === "alt" ? "" : null));
    element.removeAttribute(name);
  }
};

type Part = readonly [name: keyof ImageAttributes, element: Element | null | undefined];

const partsOf = (product: HTMLElement): Part[] => {
  const gallery = product.querySelector(GALLERY);
  const wrapper = gallery?.querySelector('[class*="woocommerce-product-gallery__image"]');
  return [
    ["wrapper", wrapper],
    ["image", (wrapper ?? gallery)?.querySelector(".wp-post-image")],
    ["link", wrapper?.querySelector("a")],
    ["thumbnail", product.querySelector(THUMBNAILS)],
    ...[...(wrapper?.querySelectorAll("source") ?? [])].map((source): Part => ["source", source]),
  ];
};

const restoreAll = (product: HTMLElement): void => {
  for (const [, part] of partsOf(product)) restore(part);
};

/** The gallery's thumbnail of the variation's picture, which the slider can turn to. */
const thumbnailOf = (product: HTMLElement, { thumbnail: { src } }: ImageAttributes): Element | undefined => {
  const thumbnails = [...product.querySelectorAll(THUMBNAILS)];
  const isSource = (name: string) => (image: Element) => image.getAttribute(name) === src;
  if (thumbnails.some(isSource("data-o_src"))) restoreAll(product);
  return thumbnails.find(isSource("src"));
};

/** Shows the picture, or the product's own. Returns the thumbnail when the gallery turned to its own copy of it. */
const showImage = (product: HTMLElement, attributes: ImageAttributes | undefined): Element | undefined => {
  const thumbnail = attributes && thumbnailOf(product, attributes);
  if (thumbnail) emitOn(thumbnail, "flexslider-click");
  else if (attributes) for (const [name, part] of partsOf(product)) swap(part, attributes[name]);
  else restoreAll(product);
  return thumbnail;
};

export const createProductImage = (form: HTMLElement, product: HTMLElement) => {
  const ownGallery = () => createGallerySwap?.(form, product);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTurningBack = false;

  /** Tells gallery scripts of the change. A slider that a thumbnail has just turned must not be turned back. */
  const tellGallery = (imageId: string, turnsBack = true): void => {
    const isOther = (form.getAttribute("current-image") ?? "") !== imageId;
    // Skip equal values: the shop's block gallery turns to its first picture at each write of an id that it does not have.
    if (isOther) form.setAttribute("current-image", imageId);
    // Clearing a choice resets the picture twice, and the second reset must not cancel the first.
    isTurningBack = turnsBack && (isTurningBack || isOther);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const gallery = product.querySelector(GALLERY);
      dispatchEvent(new Event("resize"));
      if (!gallery) return;
      if (isTurningBack) emitOn(gallery, "woocommerce_gallery_reset_slide_position");
      isTurningBack = false;
      emitOn(gallery, "woocommerce_gallery_init_zoom");
    }, GALLERY_DELAY_MS);
  };

  return {
    show(variation: VariationData): void {
      const turnedTo = !ownGallery()?.show(variation) && showImage(product, imageAttributes(variation));
      tellGallery(String(variation.image_id || ""), !turnedTo);
    },
    reset(): void {
      ownGallery()?.reset();
      restoreAll(product);
      tellGallery("");
    },
    restore(): void {
      clearTimeout(timer);
      ownGallery()?.restore();
      restoreAll(product);
      form.removeAttribute("current-image");
    },
  };
};
