import type { ProductView } from "#mock/model.ts";
import { type Html, html } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { productPrice } from "#theme/partials/price.ts";
import { quantityField } from "#theme/partials/quantity.ts";
import { listedProduct } from "#theme/tracking/product-tracking.ts";
import { permalinkOf, stockLine } from "./simple.ts";

const choice = (context: PageContext, { product, offer }: ProductView): Html => {
  if (!offer.isInStock || product.type === "variable")
    return html`<a href="${context.origin}/product/${product.slug}/" class="button product_type_${product.type}">${context.t("Read more")}</a>`;
  if (product.isSoldIndividually)
    return html`<input type="checkbox" name="quantity[${product.id}]" value="1" class="wc-grouped-product-add-to-cart-checkbox" id="quantity-${product.id}" /><label for="quantity-${product.id}" class="screen-reader-text">Buy one of this item</label>`;
  return quantityField({
    productName: product.name,
    name: `quantity[${product.id}]`,
    value: "",
    min: 0,
    max: offer.maxQuantity ?? product.quantity.max,
    step: product.quantity.step,
    placeholder: "0",
  });
};

export const groupedForm = (
  context: PageContext,
  view: ProductView,
): Html => html`<form class="cart grouped_form" action="${permalinkOf(context, view)}" method="post" enctype="multipart/form-data">
	<table class="woocommerce-grouped-product-list group_table"><tbody>${view.children.map(
    (
      child,
      index,
    ) => html`<tr id="product-${child.product.id}" class="product type-product post-${child.product.id} woocommerce-grouped-product-list-item">
		<td class="woocommerce-grouped-product-list-item__quantity">${choice(context, child)}</td>
		<td class="woocommerce-grouped-product-list-item__label"><a href="${context.origin}/product/${child.product.slug}/">${child.product.name}</a>${listedProduct(context, child, { list: "Grouped Product Detail Page", index: index + 1 })}</td>
		<td class="woocommerce-grouped-product-list-item__price">${productPrice(child)}${stockLine(child)}</td>
	</tr>`,
  )}</tbody></table>
	<input type="hidden" name="add-to-cart" value="${view.product.id}" />
	<button type="submit" class="single_add_to_cart_button button alt">${context.t("Add to cart")}</button>
</form>`;
