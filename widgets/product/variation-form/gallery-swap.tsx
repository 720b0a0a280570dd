import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import type { VariationData } from "#src/dom/product/variation-data.ts";
import { emitOn } from "#src/dom/product/variation-events.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { defaultGallery, gallerySettings } from "./gallery-io.ts";

const GALLERY = ".woocommerce-product-gallery";

const galleryIn = (html: unknown): HTMLElement | null =>
  typeof html === "string" ? parseServerHtml(html).querySelector<HTMLElement>(GALLERY) : null;

/** The page's gallery script makes a slider of it. Without that script, this shows the gallery that the server hides. */
const start = (gallery: HTMLElement, settings: object): void => {
  const jquery = pageJQuery();
  const plugin = jquery?.fn.wc_product_gallery;
  emitOn(gallery, "wc-product-gallery-before-init", gallery, settings);
  if (jquery && typeof plugin === "function") Reflect.apply(plugin, jquery(gallery), [settings]);
  else gallery.style.opacity = "1";
  emitOn(gallery, "wc-product-gallery-after-init", gallery, settings);
};

interface Swapped {
  original: HTMLElement;
  shown: HTMLElement;
  /** The shown variation's gallery HTML; undefined while the product's own is shown. */
  html: unknown;
}

/** By form, because the code for the default choice and the form's own code after it share one gallery. */
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

  /** A gallery that a script has taken apart cannot be used again; the platform prints its markup in a template for that. */
  const ownGallery = ({ original }: Swapped): HTMLElement => {
    if (!pageJQuery()?.fn.wc_product_gallery) return original;
    const template = form.querySelector(".wc-product-gallery-default-template")?.innerHTML;
    return galleryIn(template ?? defaultGallery(form.dataset.product_id ?? "")) ?? original;
  };

  const reset = (): void => {
    const now = swapped.get(form);
    if (now?.html) replace(ownGallery(now), undefined);
  };

  return {
    /** Shows the variation's own gallery. Returns false when it has none and the product's gallery is back. */
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
