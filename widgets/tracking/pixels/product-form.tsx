import { tryParse } from "#src/try-parse.ts";
import type { Chosen } from "./cart-value.ts";
import { BUNDLE, GROUPED } from "./product-types.ts";

/** In the order of the types' numbers. */
const TYPE_CLASSES = ["variations_form", "bundle_form", "grouped_form"];

/** 0 for a simple product. */
export const typeOf = ({ classList }: Element): number =>
  1 + TYPE_CLASSES.findIndex((name) => classList.contains(name));

export const textIn = (form: Element, selector: string): string =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? "";

/** Not a number where the field is missing. */
export const quantityIn = (form: Element, selector: string): number => parseInt(textIn(form, selector), 10);

/** A part of which only one can be bought has a checkbox instead of a number. */
const readParts = (form: Element): [id: string, quantity: number][] =>
  [...form.querySelectorAll<HTMLInputElement>('.woocommerce-grouped-product-list [name^="quantity["]')].map(
    ({ name, type, checked, value }) => [
      name.slice("quantity[".length, -1),
      ((type !== "checkbox" || checked) && parseInt(value, 10)) || 0,
    ],
  );

interface BundleData {
  base_price: unknown;
  prices: Readonly<Record<string, unknown>>;
}

const isLeftOut = (part: Element): boolean =>
  part.matches(".bundled_item_optional") && !part.querySelector(".bundled_product_optional_checkbox :checked");

/** Undefined where the plugin has printed no prices. */
const readPrice = (form: Element): number | undefined => {
  const data = tryParse(form.querySelector<HTMLElement>(".bundle_data")?.dataset.bundle_form_data ?? "");
  const { base_price, prices } = (data ?? {}) as Partial<BundleData>;
  if (!prices) return undefined;
  let price = Number(base_price) || 0;
  for (const part of form.querySelectorAll(".bundled_product")) {
    const id = part.querySelector<HTMLElement>(".cart")?.dataset.bundled_item_id ?? "";
    if (!isLeftOut(part)) price += Number(prices[id] ?? 0) * (quantityIn(part, ".bundled_qty") || 0);
  }
  return price;
};

export const readChosen = (form: Element, type: number): Chosen => {
  // The shop adds one where it is told no quantity.
  const quantity = quantityIn(form, ':is(input, select)[name="quantity"]') || 1;
  if (type === GROUPED) return { quantity: 1, parts: readParts(form) };
  return { quantity, price: type === BUNDLE ? readPrice(form) : undefined };
};
