import { pageGlobal } from "#src/platform/page-globals.ts";

/** Of the platform's gallery script, which other scripts are handed. */
export const gallerySettings = (): object => pageGlobal("wc_single_product_params");

/** The product's own gallery as HTML, where the shop's variations have theirs. */
export const defaultGallery = (productId: string): unknown => pageGlobal("wc_variation_gallery_defaults")[productId];
