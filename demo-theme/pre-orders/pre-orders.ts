import type { Product } from "#mock/model.ts";
import { type Html, html, nothing } from "#theme/html.ts";

/** Sample data of the pre-order and countdown plugins: a few products that come later, and one offer that ends. */

const DAY = 86_400_000;

/** Days until delivery, by SKU. */
const daysUntil: Readonly<Record<string, number>> = { "LM-113-3": 34, "LM-108": 12 };

const SALE_PRODUCT = 124;
const SALE_ENDS_IN_DAYS = 3;

const pad = (value: number): string => String(value).padStart(2, "0");

const isoDay = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

const dayInWords = (date: Date): string =>
  date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

const isPreOrder = (sku: string): boolean => sku in daysUntil;

/** The plugin's fields; empty for a product that can be delivered now. */
export const preOrderFields = (sku: string): Record<string, string | boolean> => {
  const days = daysUntil[sku];
  if (days === undefined) return {};
  const date = inDays(days);
  return {
    is_pre_order: true,
    preorder_date_time_filter: `${isoDay(date)} 18:00:00`,
    preorder_date_time_format: dayInWords(date),
    preorder_date_human_time: `${days} days`,
  };
};

/** A simple product has no variation data, so its form carries the fields. */
export const preOrderAttributes = ({ sku }: Product): Html =>
  html`${Object.entries(preOrderFields(sku)).map(([name, value]) => html` data-${name}="${String(value)}"`)}`;

export const buttonLabel = ({ sku }: Product, label: string): string =>
  isPreOrder(sku) ? preOrderSettings.preorders_add_to_cart_text : label;

export const preOrderLine = ({ sku }: Product): Html => {
  const { preorder_date_time_format: date } = preOrderFields(sku);
  return date ? html`<p class="bp-preorder-available-date">Packed from ${String(date)} on.</p>` : nothing;
};

/** The settings of the plugin's script, without the platform's own label of the button. */
export const preOrderSettings = {
  preorders_add_to_cart_text: "Pre-order now",
  preorder_avaiable_date: "Packed from {date_format} on, in {human_readable}: {countdown} to go.",
  position_preorder_avaiable_date: "before",
  wc_preorders_countdown_format: "%d days, %h hours, %i minutes, %s seconds",
};

/** Without scripts says when the offer ends, with them how much time is left. */
export const saleCountdown = ({ id }: Product): Html => {
  if (id !== SALE_PRODUCT) return nothing;
  const end = inDays(SALE_ENDS_IN_DAYS);
  return html`<div class="countdown sale-countdown" data-Date="${isoDay(end).replaceAll("-", "/")} 18:00:0" data-zeroPad="{&quot;Days&quot;:&quot;false&quot;}">
	<p class="running">Reduced until ${dayInWords(end)}<timer class="units"><span><b class="days"></b> days</span> <span><b class="hours"></b> hours</span> <span><b class="minutes"></b> minutes</span> <span><b class="seconds"></b> seconds</span></timer></p>
	<p class="ended">The offer has ended.</p>
</div>`;
};
