import { hasBulkPrices, percentOff, reduce, ruleTitle, tiers } from "#mock/discounts.ts";
import type { Cents, Offer, Product } from "#mock/model.ts";
import { type Html, html, nothing, raw } from "#theme/html.ts";
import { amount, offerPrice } from "#theme/partials/price.ts";

export const discountedPrice = (before: Cents, after: Cents): Html =>
  after < before
    ? html`<del>${amount(before)}</del>&nbsp;<ins>${amount(after)}</ins>`
    : html`<ins>${amount(before)}</ins>`;

/** The price for a quantity: the discount plugin's markup, or the shop's where no discount applies. */
export const priceFor = (product: Product, offer: Offer, quantity: number): Html => {
  const percent = percentOff(product, quantity);
  return percent > 0 ? discountedPrice(offer.price, reduce(offer.price, percent)) : offerPrice(offer);
};

const cell = (index: number, kind: string, content: Html): Html =>
  html`<td class="wdr_bulk_table_td ${kind} col_index_${index}" data-colindex="${index}">${content}</td>`;

/** The plugin prints an empty wrapper for products without the rule. */
export const bulkTable = (product: Product, { price }: Pick<Offer, "price">): Html => {
  if (!hasBulkPrices(product)) return html`<div class="awdr-bulk-customizable-table"> </div>`;
  const rows = tiers.map(
    ({ from, to, percent }) =>
      html`<tr class="wdr_bulk_table_tr bulk_table_row">${cell(1, "wdr_bulk_title", html`${ruleTitle}`)}${cell(2, "wdr_bulk_range", to === null ? html`${from} +` : html`${from} - ${to}`)}${cell(
        3,
        "wdr_bulk_table_discount",
        html`<span class="wdr_table_discounted_value" style="display: none">${percent}%</span><span class="wdr_table_discounted_price">${amount(reduce(price, percent))}</span>`,
      )}</tr>`,
  );
  return html`<div class="awdr-bulk-customizable-table">
<table id="sort_customizable_table" class="wdr_bulk_table_msg sar-table">
	<thead class="wdr_bulk_table_thead"><tr class="wdr_bulk_table_tr wdr_bulk_table_thead">
		<th id="customize-bulk-table-title" class="wdr_bulk_table_td awdr-dragable"><span>Title</span></th>
		<th id="customize-bulk-table-range" class="wdr_bulk_table_td awdr-dragable"><span>Range</span></th>
		<th id="customize-bulk-table-discount" class="wdr_bulk_table_td awdr-dragable"><span>Discount</span></th>
	</tr></thead>
	<tbody>${rows}</tbody>
</table>
</div>`;
};

export const productBulkTable = (product: Product, offer: Offer): Html =>
  hasBulkPrices(product) ? bulkTable(product, offer) : nothing;

/** The settings of the discount plugin's script, which it prints on every page. */
export const discountParams = (nonce: string) => ({
  ajaxurl: "/wp-admin/admin-ajax.php",
  nonce,
  enable_update_price_with_qty: "show_dynamically",
  refresh_order_review: "0",
  custom_target_simple_product: "",
  custom_target_variable_product: "",
  js_init_trigger: "",
  awdr_opacity_to_bulk_table: "",
  awdr_dynamic_bulk_table_status: "1",
  awdr_dynamic_bulk_table_off: "on",
  custom_simple_product_id_selector: "",
  custom_variable_product_id_selector: "",
});

interface FreeChoice {
  id: number;
  label: string;
}

/** Printed after the name of a free line whose variation the shopper may change. */
export const freeProductSwap = (ruleId: string, parentId: number, choices: readonly FreeChoice[]): Html =>
  html`<div class="awdr-select-free-variant-product-toggle">Change Variant</div>
<div class="awdr-select-variant-product"${raw(' style="display: none;"')}><div class="awdr_free_product_variants">${choices.map(
    ({ id, label }) =>
      html`<span class="awdr_change_product" data-pid="${id}" data-rule_id="${ruleId}" data-parent_id="${parentId}"><span class="awdr-product-name">${label}</span></span> `,
  )}</div></div>`;
