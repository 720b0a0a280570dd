import type { VariationData } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { type Attributes, type ImageAttributes, imageAttributes } from "./variation-image.ts";

/** Gallery scripts measure the new picture when it stands. */
const GALLERY_DELAY_MS = 20;

/** The platform keeps the product's own values in `data-o_…`, so that its scripts and plugins find them. */
const ORIGINAL = "data-o_";

const put = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const swap = (element: Element | null, attributes: Attributes): void => {
  if (!element) return;
  for (const [name, value] of Object.entries(attributes)) {
    if (!element.hasAttribute(ORIGINAL + name)) put(element, ORIGINAL + name, element.getAttribute(name) ?? "");
    put(element, name, value);
  }
};

const restore = (element: Element | null): void => {
  if (!element) return;
  for (const { name, value } of [...element.attributes]) {
    if (!name.startsWith(ORIGINAL)) continue;
    const own = name.slice(ORIGINAL.length);
    // A picture without a description has an empty one; of all else empty means that there was none.
    put(element, own, value || (own === "alt" ? "" : null));
    element.removeAttribute(name);
  }
};

export const createProductImage = (form: HTMLElement, product: HTMLElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const parts = () => {
    const gallery = product.querySelector(".images");
    const wrapper = gallery?.querySelector('[class*="woocommerce-product-gallery__image"]') ?? null;
    return {
      gallery,
      wrapper,
      image: (wrapper ?? gallery)?.querySelector(".wp-post-image") ?? null,
      link: wrapper?.querySelector("a") ?? null,
      thumbnail: product.querySelector(".flex-control-nav li img"),
    };
  };

  const tellGallery = (imageId: string): void => {
    const isOther = (form.getAttribute("current-image") ?? "") !== imageId;
    form.setAttribute("current-image", imageId);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { gallery } = parts();
      window.dispatchEvent(new Event("resize"));
      if (!gallery) return;
      if (isOther) emitOn(gallery, "woocommerce_gallery_reset_slide_position");
      emitOn(gallery, "woocommerce_gallery_init_zoom");
    }, GALLERY_DELAY_MS);
  };

  const restoreAll = (): void => {
    const { wrapper, image, link, thumbnail } = parts();
    for (const element of [image, wrapper, thumbnail, link]) restore(element);
  };

  /** The gallery's own thumbnail of the picture, which its slider can turn to. */
  const thumbnailOf = ({ thumbnailSource }: ImageAttributes): Element | undefined => {
    const thumbnails = [...product.querySelectorAll(".flex-control-nav li img")];
    const isSource = (name: string) => (image: Element) =>
      thumbnailSource !== "" && image.getAttribute(name) === thumbnailSource;
    if (thumbnails.some(isSource("data-o_src"))) restoreAll();
    return thumbnails.find(isSource("src"));
  };

  return {
    show(variation: VariationData): void {
      const attributes = imageAttributes(variation);
      const thumbnail = attributes && thumbnailOf(attributes);
      if (thumbnail) {
        emitOn(thumbnail, "flexslider-click");
      } else if (attributes) {
        const { image, wrapper, thumbnail: first, link } = parts();
        swap(image, attributes.image);
        swap(wrapper, attributes.wrapper);
        swap(first, attributes.thumbnail);
        swap(link, attributes.link);
      } else {
        restoreAll();
      }
      tellGallery(String(variation.image_id ?? ""));
    },
    reset(): void {
      restoreAll();
      tellGallery("");
    },
    restore(): void {
      clearTimeout(timer);
      restoreAll();
      form.removeAttribute("current-image");
    },
  };
};
