import type { ProductView } from "#mock/model.ts";
import { type Html, html } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { quantityField } from "#theme/partials/quantity.ts";
import { buttonLabel, preOrderAttributes, preOrderLine } from "#theme/pre-orders/pre-orders.ts";
import { alertFor } from "#theme/stock-alert/form.ts";
import { alertScene } from "#theme/stock-alert/scene.ts";
import { pixelProduct } from "#theme/tracking/pixels.ts";
import { formProduct } from "#theme/tracking/product-tracking.ts";

export const stockLine = ({ offer }: Pick<ProductView, "offer">): Html | false => {
  if (!offer.stockText) return false;
  const state = offer.isOnBackorder ? "available-on-backorder" : offer.isInStock ? "in-stock" : "out-of-stock";
  return html`<p class="stock ${state}">${offer.stockText}</p>`;
};

export const permalinkOf = ({ origin }: PageContext, { product }: ProductView): string =>
  `${origin}/product/${product.slug}/`;

export const buyQuantity = ({ product, offer }: ProductView): Html =>
  quantityField({
    productName: product.name,
    name: "quantity",
    value: product.quantity.min,
    min: product.quantity.min,
    max: product.isSoldIndividually ? product.quantity.min : (offer.maxQuantity ?? product.quantity.max),
    step: product.quantity.step,
  });

export const simpleForm = (context: PageContext, view: ProductView): Html =>
  html`${stockLine(view)}${!view.offer.isInStock && alertFor(alertScene(context), { productId: view.product.id, variationId: 0 })}${
    view.offer.isInStock &&
    html`${preOrderLine(view.product)}<form class="cart" action="${permalinkOf(context, view)}" method="post" enctype="multipart/form-data"${preOrderAttributes(view.product)}>
	${formProduct(context, view)}${pixelProduct(context, view)}${buyQuantity(view)}
	<button type="submit" name="add-to-cart" value="${view.product.id}" class="single_add_to_cart_button button alt">${buttonLabel(view.product, context.t("Add to cart"))}</button>
</form>`
  }`;

export const bundleForm = (
  context: PageContext,
  view: ProductView,
): Html => html`<form class="cart cart_group bundle_form" action="${permalinkOf(context, view)}" method="post" enctype="multipart/form-data">
	<ul class="bundled_products">${view.children.map(({ product, offer }) => html`<li class="bundled_product bundled_product_summary"><a href="${context.origin}/product/${product.slug}/">${product.name}</a>${stockLine({ offer })}</li>`)}</ul>
	${
    view.offer.isInStock
      ? html`<div class="bundle_button">${formProduct(context, view)}${buyQuantity(view)}<button type="submit" name="add-to-cart" value="${view.product.id}" class="single_add_to_cart_button bundle_add_to_cart_button button alt">${context.t("Add to cart")}</button></div>`
      : stockLine(view)
  }
</form>`;

/** A link, because it leads to another shop and the page's security policy lets forms post only to this one. */
export const externalForm = (_context: PageContext, { product }: ProductView): Html =>
  html`<p class="cart"><a href="${product.external?.url ?? "#"}" rel="nofollow" class="single_add_to_cart_button button alt">${product.external?.label}</a></p>`;
