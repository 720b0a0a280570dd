import { pageJQuery } from "./jquery.ts";

declare global {
  interface Window {
    /** The platform's settings of its product gallery; texts, as WordPress prints them. */
    wc_single_product_params?: { photoswipe_enabled?: unknown };
  }
}

const TYPES = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"];

/** Links to pictures, and the platform's to whatever it names as the large picture. */
export const PICTURE_LINKS = [
  ...TYPES.flatMap((type) => [`a[href$=".${type}" i]`, `a[href*=".${type}?" i]`]),
  "a:has(> img[data-large_image])",
].join();

const PRODUCT_GALLERY = ".woocommerce-product-gallery";

/** A link that names its set, as the plugin of that name reads it. What is in the page itself is a popup of somebody's. */
const SET_LINKS = 'a:is([rel^="prettyPhoto"], [data-rel^="prettyPhoto"]):not([href^="#"])';

/** What WordPress, its shop and its galleries print. */
export const GALLERIES = [PRODUCT_GALLERY, '.gallery[class*="galleryid-"]', ".wp-block-gallery", SET_LINKS];

/** True where a script of the page shows these pictures itself. */
export const hasOwnLightbox = (host: Element): boolean => {
  const plugins = pageJQuery()?.fn;
  if (host.matches(PRODUCT_GALLERY))
    return Boolean(plugins?.wc_product_gallery && window.wc_single_product_params?.photoswipe_enabled);
  return host.matches(SET_LINKS) && Boolean(plugins?.prettyPhoto);
};

/** The shop prints its gallery invisible until a script has laid it out. Where that one is gone, nothing else shows it. */
export const showGallery = (host: HTMLElement): (() => void) => {
  const { style } = host;
  const isHidden = host.matches(PRODUCT_GALLERY) && style.opacity === "0" && !pageJQuery()?.fn.wc_product_gallery;
  if (isHidden) style.opacity = "1";
  return () => {
    if (isHidden) style.opacity = "0";
  };
};
