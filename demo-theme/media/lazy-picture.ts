import type { Picture } from "#mock/model.ts";
import { type Html, html } from "#theme/html.ts";
import { pictureUrl } from "#theme/partials/picture.ts";

/** A product's picture as the image plugin prints it: loaded late, with a copy for pages without scripts. */

const SIDE_PX = 324;

const STAND_IN = `data:image/svg+xml;base64,${Buffer.from(
  `<svg width="${SIDE_PX}" height="${SIDE_PX}" xmlns="http://www.w3.org/2000/svg"></svg>`,
).toString("base64")}`;

const classes = "attachment-woocommerce_thumbnail size-woocommerce_thumbnail";

export const lazyProductImage = (picture: Picture): Html => {
  const url = pictureUrl(picture);
  const sources = [SIDE_PX, 2 * SIDE_PX].map((width) => `${url}?w=${width} ${width}w`).join(", ");
  return html`<img width="${SIDE_PX}" height="${SIDE_PX}" data-src="${url}" data-srcset="${sources}" data-sizes="auto" data-original-sizes="(max-width: ${2 * SIDE_PX}px) 100vw, ${2 * SIDE_PX}px" class="${classes} lazyload" src="${STAND_IN}" style="--smush-placeholder-width: ${SIDE_PX}px; --smush-placeholder-aspect-ratio: ${SIDE_PX}/${SIDE_PX};" alt="" decoding="async" /><noscript><img width="${SIDE_PX}" height="${SIDE_PX}" src="${url}" class="${classes}" alt="" /></noscript>`;
};
