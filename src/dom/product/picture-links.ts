import { pageJQuery } from "#src/dom/jquery/jquery.ts";

declare global {
  interface Window {
    /** The platform's settings of its product gallery; texts, as WordPress prints them. */
    wc_single_product_params?: { photoswipe_enabled?: unknown };
  }
}

const TYPES = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"];

/** Links to pictures, and the links in the platform's gallery, whose address may be anything. */
export const PICTURE_LINKS = [
  ...TYPES.flatMap((type) => [`a[href$=".${type}" i]`, `a[href*=".${type}?" i]`]),
  "a:has(img[data-large_image])",
].join();

const PRODUCT_GALLERY = ".woocommerce-product-gallery";

/** Links with a prettyPhoto set. An address within the page belongs to another script's popup. */
const SET_LINKS = 'a:is([rel^="prettyPhoto"], [data-rel^="prettyPhoto"]):not([href^="#"])';

export const GALLERIES = [PRODUCT_GALLERY, '.gallery[class*="galleryid-"]', ".wp-block-gallery", SET_LINKS];

/** Whether another script opens the pictures of this gallery. */
export const hasOwnLightbox = (host: Element): boolean => {
  const plugins = pageJQuery()?.fn;
  if (host.matches(PRODUCT_GALLERY))
    return Boolean(plugins?.wc_product_gallery && window.wc_single_product_params?.photoswipe_enabled);
  return host.matches(SET_LINKS) && Boolean(plugins?.prettyPhoto);
};

/** Shows the gallery that the shop prints invisible, unless the shop's script is there to lay it out first. Returns the undo. */
export const showGallery = (host: HTMLElement): (() => void) => {
  const { style } = host;
  const isHidden = host.matches(PRODUCT_GALLERY) && style.opacity === "0" && !pageJQuery()?.fn.wc_product_gallery;
  if (isHidden) style.opacity = "1";
  return () => {
    if (isHidden) style.opacity = "0";
  };
};
