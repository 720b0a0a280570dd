// Spec 8 and 9, Lightbox; shop contract 6.6.
import { PICTURE_LINKS } from "#src/dom/product/picture-links.ts";
import { textOfHtml } from "#src/dom/server-html.ts";
import { message } from "#src/platform/messages.ts";
import { pictureMessage } from "#src/platform/picture-messages.ts";
import { isSharedSet, type Picture, sizeOf } from "./picture-set.ts";

export interface PictureSet {
  pictures: readonly Picture[];
  start: number;
}

export interface LightboxProps {
  host: HTMLElement;
}

const captionOf = (link: Element): string | undefined =>
  link.closest("figure, .gallery-item")?.querySelector("figcaption, .gallery-caption")?.textContent.trim();

/** What the page shows; of a picture that a loader still holds back behind a placeholder, the address that is held back. */
const thumbOf = ({ currentSrc, src, dataset }: HTMLImageElement): string | undefined => {
  const shown = currentSrc || src;
  return shown.startsWith("data:") ? dataset.lazySrc || dataset.src : shown;
};

const pictureOf = (link: HTMLAnchorElement): Picture => {
  const image = link.querySelector("img");
  const { large_image, large_image_width: width, large_image_height: height, caption = "" } = image?.dataset ?? {};
  const alt = image?.alt ?? "";
  return {
    src: large_image || link.href,
    ...sizeOf({ width: Number(width), height: Number(height) }, image ?? { width: 0, height: 0 }),
    isSizeKnown: Boolean(width && height),
    thumb: image ? thumbOf(image) : undefined,
    alt,
    caption: captionOf(link) || textOfHtml(caption || link.title) || alt,
  };
};

/** Endless sliders copy slides, each script with its own class. */
const COPIES = ".cloned, .clone, .slick-cloned, .swiper-slide-duplicate";

const setOf = (link: Element): string => link.getAttribute("data-rel") ?? link.getAttribute("rel") ?? "";

/** The gallery's links, or all links on the page that name the same set. Sliders' copies do not count. */
const linksWith = (link: HTMLAnchorElement, host: HTMLElement): HTMLAnchorElement[] => {
  const isGallery = host !== link;
  const set = setOf(link);
  if (!isGallery && !isSharedSet(set)) return [link];
  const links = (isGallery ? host : document).querySelectorAll<HTMLAnchorElement>(PICTURE_LINKS);
  return [...links].filter((other) => (isGallery || setOf(other) === set) && !other.closest(COPIES));
};

/** Read on opening: galleries grow, and change with the chosen variation. */
export const setAround = (link: HTMLAnchorElement, host: HTMLElement): PictureSet => {
  const links = linksWith(link, host);
  const pictures = links.map(pictureOf);
  const { src } = pictureOf(link);
  // The pressed link may be a slider's copy, and a gallery may show one picture several times.
  const start = links.includes(link) ? links.indexOf(link) : pictures.findIndex((picture) => picture.src === src);
  return { pictures, start: Math.max(0, start) };
};

export const readProps = (host: HTMLElement): LightboxProps => ({ host });

export const text = pictureMessage;

export const closeText = (): string => message("close");
