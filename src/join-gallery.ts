import { pageGlobal } from "#src/platform/page-globals.ts";

/** Moves a wishlist button onto the pictures that it stands behind, where the shop wants it there. Returns the undo. */
export const joinGallery = (heart: HTMLElement): (() => void) | undefined => {
  const gallery = heart.previousElementSibling;
  if (!gallery || pageGlobal("yith_wcwl_l10n").yith_wcwl_button_position !== "thumbnails") return undefined;
  gallery.append(heart);
  return () => gallery.after(heart);
};
