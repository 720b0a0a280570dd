import { pageGlobal } from "#src/platform/page-globals.ts";

/** Moves a wishlist button onto the gallery in front of it where the plugin's settings ask for it. Returns the undo. */
export const joinGallery = (heart: HTMLElement): (() => void) | undefined => {
  const gallery = heart.previousElementSibling;
  const isOnPictures = pageGlobal("yith_wcwl_l10n").yith_wcwl_button_position === "thumbnails";
  // The platform's script may have moved it meanwhile: a picture then stands in front of it.
  if (!isOnPictures || !gallery?.matches(".woocommerce-product-gallery")) return undefined;
  gallery.append(heart);
  return () => gallery.after(heart);
};
