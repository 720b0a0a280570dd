import type { CartLineView, Offer, Product, ProductView } from "#mock/model.ts";
import { asJson, type Html, html, nothing, raw } from "#theme/html.ts";
import { categories } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";

/** What the product tracker's plugin prints. Only its PHP is on the shop: its scripts' work is the bundle's. */

type Item = Record<string, unknown>;
type Scene = Pick<PageContext, "flags" | "origin">;

const itemOf = (product: Product, offer: Offer): Item => ({
  internal_id: product.id,
  item_id: product.id,
  item_name: product.name,
  sku: product.sku,
  price: offer.price / 100,
  stocklevel: offer.maxQuantity,
  stockstatus: offer.isInStock ? "instock" : "outofstock",
  google_business_vertical: "retail",
  item_category: categories.find(({ slug }) => slug === product.category)?.name,
  id: product.id,
});

const attribute = (item: Item): Html => html` data-gtm4wp_product_data="${JSON.stringify(item)}"`;

const carrier = (name: string, item: Item): Html =>
  html`<span class="${name}" style="display:none; visibility:hidden;"${attribute(item)}></span>`;

/** In a list, where `index` counts from 1. */
export const listedProduct = (
  { flags, origin }: Scene,
  { product, offer }: ProductView,
  place: { list: string; index: number },
): Html =>
  flags.productTracking
    ? carrier("gtm4wp_productdata", {
        ...itemOf(product, offer),
        item_list_name: place.list,
        item_list_id: place.list.toLowerCase().replaceAll(" ", "-"),
        index: place.index,
        product_type: product.type,
        productlink: `${origin}/product/${product.slug}/`,
      })
    : nothing;

/** In a product's form. */
export const formProduct = ({ flags }: Scene, { product, offer }: ProductView): Html =>
  flags.productTracking ? carrier("gtm4wp_single_productdata", itemOf(product, offer)) : nothing;

const lineItem = ({ line, product, offer, sku, options }: CartLineView): Item => ({
  ...itemOf(product, offer),
  ...(line.variationId && {
    internal_id: line.variationId,
    item_id: line.variationId,
    id: line.variationId,
    item_group_id: product.id,
    item_variant: options.map(({ value }) => value).join(","),
  }),
  sku,
});

/** On the link that removes a line. */
export const lineProduct = ({ flags }: Scene, view: CartLineView): Html =>
  flags.productTracking ? attribute(lineItem(view)) : nothing;

const SETTINGS = {
  gtm4wp_use_sku_instead: 0,
  gtm4wp_currency: "USD",
  gtm4wp_product_per_impression: 10,
  gtm4wp_clear_ecommerce: false,
  gtm4wp_datalayer_max_timeout: 2000,
};

const LAYER = "dataLayer";

const checkoutItems = ({ cart }: PageContext): Item[] =>
  cart.lines.map((view) => ({ ...lineItem(view), quantity: view.line.quantity }));

const checkout = (context: PageContext): Record<string, unknown> =>
  context.path === "/checkout/"
    ? { gtm4wp_checkout_products: checkoutItems(context), gtm4wp_checkout_value: context.cart.subtotal / 100 }
    : {};

/** For a theme that prints its settings as one JSON block. */
export const trackerSettings = (context: PageContext): Record<string, unknown> =>
  context.flags.productTracking ? { gtm4wp_datalayer_name: LAYER, ...SETTINGS, ...checkout(context) } : {};

/** The plugin's script in the head, most of whose names are no properties of the window. */
export const trackerGlobals = (context: PageContext): Html => {
  const print = (before: string, values: object) =>
    Object.entries(values).map(([name, value]) => `${before}${name} = ${asJson(value).html};\n`);
  return raw(
    [
      `\nvar gtm4wp_datalayer_name = "${LAYER}";\nvar ${LAYER} = ${LAYER} || [];\n`,
      ...print("const ", SETTINGS),
      ...print("window.", checkout(context)),
    ].join(""),
  );
};
