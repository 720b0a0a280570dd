import type { VariationData } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { type Attributes, type ImageAttributes, imageAttributes } from "./variation-image.ts";

/** Gallery scripts measure the new picture when it stands. */
const GALLERY_DELAY_MS = 20;

/** The platform keeps the product's own values in `data-o_…`, so that its scripts and plugins find them. */
const ORIGINAL = "data-o_";

const GALLERY = ".images";
const THUMBNAILS = ".flex-control-nav li img";

/** For variations with galleries of their own, once one of them has come. */
let createGallerySwap: typeof import("./gallery-swap.tsx").createGallerySwap | undefined;

/** Loads what shows galleries, where one of the variations has one; other products are spared the code. Never rejects. */
export const loadGallery = async (variations: readonly VariationData[]): Promise<void> => {
  if (variations.some(({ gallery_images_html }) => gallery_images_html))
    // The browser itself tells of a file that cannot be loaded; the variation's own picture is shown, then.
    createGallerySwap = (await import("./gallery-swap.tsx").catch(() => undefined))?.createGallerySwap;
};

/** Null takes the attribute away. */
export const put = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const swap = (element: Element | null | undefined, attributes: Attributes): void => {
  if (!element) return;
  for (const [name, value] of Object.entries(attributes)) {
    if (!element.hasAttribute(ORIGINAL + name)) put(element, ORIGINAL + name, element.getAttribute(name) ?? "");
    put(element, name, value);
  }
};

const restore = (element: Element | null | undefined): void => {
  if (!element) return;
  for (const { name, value } of [...element.attributes]) {
    if (!name.startsWith(ORIGINAL)) continue;
    const own = name.slice(ORIGINAL.length);
    // A picture without a description has an empty one; of all else empty means that there was none.
    put(element, own, value || (own === "alt" ? "" : null));
    element.removeAttribute(name);
  }
};

const partsOf = (product: HTMLElement) => {
  const gallery = product.querySelector(GALLERY);
  const wrapper = gallery?.querySelector('[class*="woocommerce-product-gallery__image"]');
  return {
    wrapper,
    image: (wrapper ?? gallery)?.querySelector(".wp-post-image"),
    link: wrapper?.querySelector("a"),
    thumbnail: product.querySelector(THUMBNAILS),
  };
};

type PartName = keyof ReturnType<typeof partsOf>;

const restoreAll = (product: HTMLElement): void => Object.values(partsOf(product)).forEach(restore);

/** The gallery's own thumbnail of the picture, which its slider can turn to. */
const thumbnailOf = (product: HTMLElement, { thumbnail: { src } }: ImageAttributes): Element | undefined => {
  const thumbnails = [...product.querySelectorAll(THUMBNAILS)];
  const isSource = (name: string) => (image: Element) => Boolean(src) && image.getAttribute(name) === src;
  if (thumbnails.some(isSource("data-o_src"))) restoreAll(product);
  return thumbnails.find(isSource("src"));
};

/** Shows it in the product's gallery. True when that had the picture already. */
const showImage = (product: HTMLElement, attributes: ImageAttributes): boolean => {
  const thumbnail = thumbnailOf(product, attributes);
  if (thumbnail) {
    emitOn(thumbnail, "flexslider-click");
    return true;
  }
  for (const [name, part] of Object.entries(partsOf(product))) swap(part, attributes[name as PartName]);
  return false;
};

export const createProductImage = (form: HTMLElement, product: HTMLElement) => {
  const ownGallery = () => createGallerySwap?.(form, product);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTurningBack = false;

  /** A slider that was told which picture to turn to must not be sent back to its first. */
  const tellGallery = (imageId: string, turnsBack = true): void => {
    const isOther = (form.getAttribute("current-image") ?? "") !== imageId;
    // The shop's block gallery turns back to its first picture at each write that names none of its own.
    if (isOther) form.setAttribute("current-image", imageId);
    // Clearing a choice resets the picture twice in a row.
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
      const imageId = String(variation.image_id ?? "");
      if (ownGallery()?.show(variation)) {
        tellGallery(imageId);
        return;
      }
      const attributes = imageAttributes(variation);
      if (!attributes) restoreAll(product);
      const isTurned = attributes && showImage(product, attributes);
      tellGallery(imageId, !isTurned);
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
