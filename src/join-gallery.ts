import { pageGlobal } from "#src/platform/page-globals.ts";

/** Moves a wishlist button onto the gallery in front of it where the plugin's settings ask for it. Returns the undo. */
export const joinGallery = (heart: HTMLElement): (() => void) | undefined => {
  const gallery = heart.previousElementSibling;
  if (!gallery || pageGlobal("yith_wcwl_l10n").yith_wcwl_button_position !== "thumbnails") return undefined;
  gallery.append(heart);
  return () => gallery.after(heart);
};
