import type { Picture, Product, ProductView } from "#mock/model.ts";
import { type Html, html } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { pictureUrl } from "#theme/partials/picture.ts";

/** The galleries of products and variations, as the platform prints them. */

const item = (picture: Picture, name: string, isFirst: boolean): Html =>
  html`<div data-thumb="${pictureUrl(picture)}" class="woocommerce-product-gallery__image"><a href="${pictureUrl(picture)}"><img width="600" height="600" src="${pictureUrl(picture)}" alt="${name}" data-large_image="${pictureUrl(picture)}" data-large_image_width="1200" data-large_image_height="1200"${isFirst ? html` class="wp-post-image" fetchpriority="high"` : html` loading="lazy"`} /></a></div>`;

const gallery = (pictures: readonly Picture[], name: string): Html =>
  html`<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4">
	<div class="woocommerce-product-gallery__wrapper">${pictures.map((picture, at) => item(picture, name, at === 0))}</div>
</div>`;

/** With `?gallery=none` the product has no picture, and a placeholder stands in its place. */
export const productGallery = ({ flags }: Pick<PageContext, "flags">, { picture, name }: Product): Html =>
  flags.gallery === "none"
    ? html`<div class="woocommerce-product-gallery woocommerce-product-gallery--without-images woocommerce-product-gallery--columns-4 images" data-columns="4">
	<div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image woocommerce-product-gallery__image--placeholder"><img src="/assets/mark.svg" alt="Awaiting product image" class="wp-post-image" /></div></div>
</div>`
    : gallery([picture], name);

/** With `?gallery=variations` each variation has a gallery of its own: its picture, then the product's. */
export const variationGallery = (
  { flags }: Pick<PageContext, "flags">,
  { product }: ProductView,
  picture: Picture,
): string => (flags.gallery === "variations" ? gallery([picture, product.picture], product.name).html : "");

/** The platform keeps the product's gallery in the form, to go back to it. */
export const galleryTemplate = ({ flags }: PageContext, { product }: ProductView): Html | false =>
  flags.gallery === "variations" &&
  html`<script type="text/template" class="wc-product-gallery-default-template">${gallery([product.picture], product.name)}</script>`;
