import type { Picture } from "#mock/model.ts";
import { type Html, html, raw } from "#theme/html.ts";

export const pictureUrl = ({ motif, palette }: Picture): string => `/assets/products/${motif}-${palette}.svg`;

/** Without a text of its own: the name stands beside it. */
export const productImage = (picture: Picture, loading: "eager" | "lazy" = "lazy"): Html =>
  html`<img width="324" height="324" src="${pictureUrl(picture)}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="" decoding="async" ${raw(loading === "lazy" ? 'loading="lazy"' : 'fetchpriority="high"')} />`;
