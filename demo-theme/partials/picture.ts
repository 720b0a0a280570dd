import type { Picture } from "#mock/db.ts";
import { type Html, html, raw } from "#theme/html.ts";

export const pictureUrl = ({ motif, palette }: Picture): string => `/assets/products/${motif}-${palette}.svg`;

export const productImage = (picture: Picture, alt: string, loading: "eager" | "lazy" = "lazy"): Html =>
  html`<img width="324" height="324" src="${pictureUrl(picture)}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="${alt}" decoding="async" ${raw(loading === "lazy" ? 'loading="lazy"' : 'fetchpriority="high"')} />`;
