import { pageJQuery } from "#src/dom/jquery.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { emitOn } from "#src/dom/variation-events.ts";
import { defaultGallery, gallerySettings } from "./gallery-store.ts";

/** The platform's variation galleries: a variation may have pictures of its own, printed as a whole gallery. */

const GALLERY = ".woocommerce-product-gallery";

const galleryIn = (html: unknown): HTMLElement | null =>
  typeof html === "string" ? parseServerHtml(html).querySelector<HTMLElement>(GALLERY) : null;

/** The page's own gallery script makes a slider of it. Without one nothing else would show what the server hides. */
const start = (gallery: HTMLElement, settings: object): void => {
  const jquery = pageJQuery();
  const plugin = jquery?.fn.wc_product_gallery;
  emitOn(gallery, "wc-product-gallery-before-init", gallery, settings);
  if (jquery && typeof plugin === "function") Reflect.apply(plugin, jquery(gallery), [settings]);
  else gallery.style.opacity = "1";
  emitOn(gallery, "wc-product-gallery-after-init", gallery, settings);
};

interface Swapped {
  /** The very node that the page had. */
  original: HTMLElement;
  shown: HTMLElement;
  /** Of the variation whose gallery is shown; undefined for the product's own. */
  html: unknown;
}

/** By form: what showed the default choice and the form that comes after it share one gallery. */
const swapped = new WeakMap<HTMLElement, Swapped>();

export const createGallerySwap = (form: HTMLElement, product: HTMLElement) => {
  const replace = (next: HTMLElement, html: unknown): void => {
    const live = product.querySelector<HTMLElement>(GALLERY);
    if (!live) return;
    const settings = gallerySettings();
    const original = swapped.get(form)?.original ?? live;
    emitOn(live, "wc-product-gallery-before-destroy", live, settings);
    live.replaceWith(next);
    swapped.set(form, { original, shown: next, html });
    if (next !== original) start(next, settings);
  };

  /** A gallery that a script has taken apart is of no use any more; for that the platform prints its markup again. */
  const ownGallery = ({ original }: Swapped): HTMLElement => {
    if (!pageJQuery()?.fn.wc_product_gallery) return original;
    const template = form.querySelector(".wc-product-gallery-default-template")?.innerHTML;
    return galleryIn(template ?? defaultGallery(form.dataset.product_id ?? "")) ?? original;
  };

  /** Back to the product's own. */
  const reset = (): void => {
    const now = swapped.get(form);
    if (now?.html) replace(ownGallery(now), undefined);
  };

  return {
    /** Shows the variation's own gallery. False where it has none; then it is the product's again. */
    show({ gallery_images_html: html }: VariationData): boolean {
      const gallery = galleryIn(html);
      if (!gallery) reset();
      else if (swapped.get(form)?.html !== html) replace(gallery, html);
      return gallery !== null;
    },
    reset,
    restore(): void {
      const now = swapped.get(form);
      now?.shown.replaceWith(now.original);
      swapped.delete(form);
    },
  };
};
