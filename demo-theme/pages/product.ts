import type { ProductView } from "#mock/model.ts";
import { productBulkTable } from "#theme/discounts/prices.ts";
import { type Html, html, nothing } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import { categories } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { noticesWrapper } from "#theme/partials/notices.ts";
import { productPrice } from "#theme/partials/price.ts";
import { productGrid } from "#theme/partials/product-card.ts";
import { saleCountdown } from "#theme/pre-orders/pre-orders.ts";
import { productGallery } from "#theme/product-forms/gallery.ts";
import { groupedForm } from "#theme/product-forms/grouped.ts";
import { bundleForm, externalForm, simpleForm } from "#theme/product-forms/simple.ts";
import { variableForm, variationTemplates } from "#theme/product-forms/variable.ts";
import { wishlistButton } from "#theme/wishlist/button.ts";

const forms = {
  simple: simpleForm,
  variable: variableForm,
  grouped: groupedForm,
  bundle: bundleForm,
  external: externalForm,
} as const;

const heart = (context: PageContext, { product }: ProductView): Html =>
  wishlistButton(
    context.wishlist,
    { productId: product.id, parentId: 0, productType: product.type, isSingle: true },
    { isFrame: context.wishlist.options.has("ajax") },
  );

const promises = html`<ul class="promises"><li>Packed within two working days</li><li>Sent free from $75</li><li>Mended for life: spare parts for everything</li></ul>`;

const meta = (context: PageContext, { product }: ProductView): Html => {
  const category = categories.find(({ slug }) => slug === product.category);
  return html`<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${product.sku}</span></span> <span class="posted_in">Category: <a href="${context.origin}/product-category/${product.category}/" rel="tag">${category?.name}</a></span></div>`;
};

const details = ({
  product,
}: ProductView): Html => html`<section class="product-details" aria-labelledby="about-product"><h2 id="about-product">About it</h2>${product.description.map((paragraph) => html`<p>${paragraph}</p>`)}
${
  product.attributes.length > 0
    ? html`<table class="woocommerce-product-attributes shop_attributes" aria-label="Product Details"><tbody>${product.attributes.map(({ slug, label, terms }) => html`<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--attribute_${slug}"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value"><p>${terms.map((term) => term.label).join(", ")}</p></td></tr>`)}</tbody></table>`
    : nothing
}</section>`;

const related = (context: PageContext, views: readonly ProductView[]): Html =>
  html`<section class="related products"><h2>${context.t("Related products")}</h2>${productGrid(context, views, 4)}</section>`;

export const productPage = (context: PageContext, view: ProductView, others: readonly ProductView[]): Page => {
  const { product, offer } = view;
  const classes = `product type-product post-${product.id} status-publish first ${offer.isInStock ? "instock" : "outofstock"} product_cat-${product.category} shipping-taxable purchasable product-type-${product.type}`;
  return {
    title: product.name,
    bodyClass: "wp-singular product-template-default single single-product woocommerce woocommerce-page",
    main: html`${breadcrumb(context, [["Shop", "/shop/"], [product.name]])}
${noticesWrapper(context.notices)}<div id="product-${product.id}" class="${classes}">
${productGallery(context, product)}${context.wishlist.options.has("thumbnails") && heart(context, view)}
<div class="summary entry-summary">
	<h1 class="product_title entry-title">${product.name}</h1>
	<p class="price">${productPrice(view)}</p>
	<div class="woocommerce-product-details__short-description"><p>${product.line}</p></div>
	${saleCountdown(product)}
	${productBulkTable(product, offer)}
	${forms[product.type](context, view)}
	${!context.wishlist.options.has("thumbnails") && heart(context, view)}
	${promises}
	${meta(context, view)}
</div>
${details(view)}
${related(context, others)}
</div>
${product.type === "variable" && variationTemplates}`,
  };
};
