import type { ProductAttribute, ProductView } from "#mock/model.ts";
import { type Html, html, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { alertsOf } from "#theme/stock-alert/form.ts";
import { alertScene } from "#theme/stock-alert/scene.ts";
import { formProduct } from "#theme/tracking/product-tracking.ts";
import { galleryTemplate } from "./gallery.ts";
import { buyQuantity, permalinkOf } from "./simple.ts";
import { variationData } from "./variation-data.ts";

/** With more variations the platform leaves the data out and asks the server at each choice. */
const VARIATIONS_IN_PAGE = 30;

const optionRow = (context: PageContext, { slug, label, terms }: ProductAttribute, isLast: boolean): Html => {
  const name = `attribute_${slug}`;
  const chosen = context.query.get(name);
  return html`<tr><th class="label"><label for="${slug}">${label}</label></th><td class="value"><select id="${slug}" class="" name="${name}" data-attribute_name="${name}" data-show_option_none="yes"><option value="">Choose an option</option>${terms.map(({ value, label: text }) => html`<option value="${value}"${value === chosen && raw(" selected='selected'")}>${text}</option>`)}</select>${isLast && html`<a class="reset_variations" href="#" aria-label="Clear options">Clear</a>`}</td></tr>`;
};

export const variableForm = (context: PageContext, view: ProductView): Html => {
  const { product } = view;
  if (!view.offer.isInStock)
    return html`<p class="stock out-of-stock">This product is currently out of stock and unavailable.</p>`;
  const inPage = product.variations.length <= VARIATIONS_IN_PAGE;
  const alerts = alertsOf(alertScene(context), product.id);
  const data = inPage && view.variations.map((entry) => variationData(context, { view, entry }, alerts));
  return html`<form class="variations_form cart" action="${permalinkOf(context, view)}" method="post" enctype="multipart/form-data" data-product_id="${product.id}" data-product_variations="${JSON.stringify(data)}">
	<table class="variations" role="presentation"><tbody>${product.attributes.map((attribute, index) => optionRow(context, attribute, index === product.attributes.length - 1))}</tbody></table>
	<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
	${galleryTemplate(context, view)}
	<div class="single_variation_wrap">
		<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
		<div class="woocommerce-variation-add-to-cart variations_button">
			${formProduct(context, view)}${buyQuantity(view)}
			<button type="submit" class="single_add_to_cart_button button alt">${context.t("Add to cart")}</button>
			<input type="hidden" name="add-to-cart" value="${product.id}" />
			<input type="hidden" name="product_id" value="${product.id}" />
			<input type="hidden" name="variation_id" class="variation_id" value="0" />
		</div>
	</div>
</form>`;
};

/** Footer templates on pages with variations; scripts fill them in. */
export const variationTemplates = html`<script type="text/template" id="tmpl-variation-template">
	<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
	<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
	<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
	<p role="alert">Sorry, this product is unavailable. Please choose a different combination.</p>
</script>`;
