import { pageGlobal } from "#src/platform/page-globals.ts";

/** The settings of the platform's gallery script, which gallery events pass to other scripts. */
export const gallerySettings = (): object => pageGlobal("wc_single_product_params");

/** HTML of the product's own gallery, printed by shops whose variations have galleries of their own. */
export const defaultGallery = (productId: string): unknown => pageGlobal("wc_variation_gallery_defaults")[productId];
