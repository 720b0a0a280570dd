import type { ProductView } from "#mock/model.ts";
import { type Html, html, raw } from "#theme/html.ts";
import { lazyProductImage } from "#theme/media/lazy-picture.ts";
import type { PageContext } from "#theme/page-context.ts";
import { popupTrigger } from "#theme/stock-alert/form.ts";
import { alertScene } from "#theme/stock-alert/scene.ts";
import { pixelProduct } from "#theme/tracking/pixels.ts";
import { listedProduct } from "#theme/tracking/product-tracking.ts";
import { wishlistButton } from "#theme/wishlist/button.ts";
import { productImage } from "./picture.ts";
import { productPrice } from "./price.ts";
import { quantityField } from "./quantity.ts";

const isBuyableInLoop = ({ product, offer }: ProductView): boolean =>
  (product.type === "simple" || product.type === "bundle") && offer.isInStock;

interface ButtonTexts {
  text: string;
  label: string;
  hint: string;
}

const buttonTexts = (view: ProductView): ButtonTexts => {
  const { name, type, external } = view.product;
  if (type === "variable")
    return {
      text: "Select options",
      label: `Select options for “${name}”`,
      hint: "This product has multiple variants. The options may be chosen on the product page",
    };
  if (type === "grouped") return { text: "View products", label: `View products in the “${name}” group`, hint: "" };
  if (external) return { text: external.label, label: external.label, hint: "" };
  if (isBuyableInLoop(view)) return { text: "Add to cart", label: `Add to cart: “${name}”`, hint: "" };
  return { text: "Read more", label: `Read more about “${name}”`, hint: "" };
};

/** The current page's address plus the add, as the platform builds it: sorting and search stay. */
const addHref = ({ path, query }: PageContext, id: number): string => {
  const params = new URLSearchParams(query);
  for (const name of ["add-to-cart", "quantity", "demo"]) params.delete(name);
  params.set("add-to-cart", String(id));
  return `${path}?${params}`;
};

const loopButton = (context: PageContext, view: ProductView): Html => {
  const { product, offer } = view;
  const isAjax = product.type === "simple" && offer.isInStock;
  const isAddable = offer.isInStock && product.type !== "grouped" && product.type !== "external";
  const { text, label, hint } = buttonTexts(view);
  const permalink = product.external?.url ?? `${context.origin}/product/${product.slug}/`;
  const href = isBuyableInLoop(view) ? addHref(context, product.id) : permalink;
  const classes = `button product_type_${product.type}${isAddable ? " add_to_cart_button" : ""}${isAjax ? " ajax_add_to_cart" : ""}`;
  const message = offer.isInStock ? `“${product.name}” has been added to your cart` : "";
  const id = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
  return html`<a href="${href}" aria-describedby="${id}" data-quantity="${product.quantity.min}" class="${classes}" data-product_id="${product.id}" data-product_sku="${product.sku}" aria-label="${label.replace(text, context.t(text))}" rel="nofollow"${product.type === "simple" && html` data-success_message="${message}"`}${isAjax && !context.flags.redirect && raw(' role="button"')}>${context.t(text)}</a>	<span id="${id}" class="screen-reader-text">${hint}</span>`;
};

const cardQuantity = (view: ProductView): Html | false => {
  const { product, offer } = view;
  if (product.type !== "simple" || !offer.isInStock) return false;
  const { min, max, step } = product.quantity;
  return quantityField({
    productName: product.name,
    name: "quantity",
    value: min,
    min,
    max: product.isSoldIndividually ? 1 : (offer.maxQuantity ?? max),
    step,
  });
};

const loopHeart = (context: PageContext, { product }: ProductView): Html =>
  wishlistButton(
    context.wishlist,
    { productId: product.id, parentId: 0, productType: product.type, isSingle: false },
    { isFrame: context.wishlist.options.has("ajax") },
  );

/** Only for a simple product that is sold out; variations are chosen on the product's own page. */
const loopAlert = (context: PageContext, { product, offer }: ProductView): Html | false =>
  !offer.isInStock &&
  product.type === "simple" &&
  popupTrigger(alertScene(context), { productId: product.id, variationId: 0 });

const cardImage = ({ flags }: PageContext, { product }: ProductView, position: number): Html => {
  if (position < 4) return productImage(product.picture, "eager");
  return flags.images === "lazy" ? lazyProductImage(product.picture) : productImage(product.picture);
};

const productCard = (context: PageContext, view: ProductView, place: { list: string; index: number }): Html => {
  const position = place.index - 1;
  const { product, offer } = view;
  const isSale = offer.price < offer.regularPrice;
  const edge = position % 3 === 0 ? " first" : position % 3 === 2 ? " last" : "";
  const classes = `product type-product post-${product.id} status-publish${edge} ${offer.isInStock ? "instock" : "outofstock"} product_cat-${product.category}${isSale ? " sale" : ""} shipping-taxable purchasable product-type-${product.type}`;
  return html`<li class="${classes}">
	<a href="${context.origin}/product/${product.slug}/" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${cardImage(context, view, position)}<h2 class="woocommerce-loop-product__title">${product.name}</h2>
	${isSale && html`<span class="onsale">Sale!</span>`}
	${!offer.isInStock && html`<span class="sold-out">Out of stock</span>`}
	<span class="price">${productPrice(view)}</span>
</a><div class="bde-woo-product-footer">${cardQuantity(view)}${loopButton(context, view)}${loopAlert(context, view)}</div>${loopHeart(context, view)}${listedProduct(context, view, place)}${pixelProduct(context, view)}
</li>`;
};

/** As the product tracker names them. */
const LISTS = { 3: "General Product List", 4: "Related Products" } as const;

export const productGrid = (context: PageContext, views: readonly ProductView[], columns: 3 | 4 = 3): Html =>
  html`<ul class="products columns-${columns}">${views.map((view, position) =>
    productCard(context, view, { list: LISTS[columns], index: position + 1 }),
  )}</ul>`;
