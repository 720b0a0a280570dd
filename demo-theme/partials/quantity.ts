import { type Html, html, raw } from "#theme/html.ts";
import { uniqueId } from "#theme/unique-id.ts";

interface QuantityField {
  productName: string;
  name: string;
  value: number | "";
  min: number;
  max: number | null;
  step: number;
  placeholder?: string;
}

const hiddenField = ({ name, value }: QuantityField): Html =>
  html`<div class="quantity"><input type="hidden" class="qty" name="${name}" value="${value}" /></div>`;

export const quantityField = (field: QuantityField): Html => {
  const { productName, name, value, min, max, step, placeholder = "" } = field;
  if (max !== null && max <= min && min > 0) return hiddenField({ ...field, value: min });
  // The platform gives every printed input a new id, even in the same row.
  const id = `quantity_${uniqueId()}`;
  return html`<div class="quantity quantity--number">
	<label class="screen-reader-text" for="${id}">${productName} quantity</label>
	<button class="bde-quantity-button bde-quantity-button--dec" aria-label="Decrement">&minus;</button>
	<input type="number" id="${id}" class="input-text qty text" name="${name}" value="${value}" aria-label="Product quantity" min="${min}"${max !== null && raw(` max="${max}"`)} step="${step}" placeholder="${placeholder}" inputmode="${Number.isInteger(step) ? "numeric" : "decimal"}" autocomplete="off" />
	<button class="bde-quantity-button bde-quantity-button--inc" aria-label="Increment">+</button>
</div>`;
};
