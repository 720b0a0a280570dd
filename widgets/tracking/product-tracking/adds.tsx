import { formItem, itemOf, LISTED, listedItem } from "./carriers.tsx";
import type { Tracker } from "./contract.ts";
import { failsValidation } from "./fails-validation.tsx";
import { type Item, saleOf, wholeNumber } from "./items.ts";

export const LIST_BUTTON =
  ".add_to_cart_button:not(.product_type_variable, .product_type_grouped, .product_type_bundle_input_required, .single_add_to_cart_button)";
const GROUP = ".grouped_form";
export const FORM_BUTTON = ".single_add_to_cart_button";

/** False where nothing was told. */
export const addListed = ({ tell }: Tracker, trigger: HTMLElement): boolean => {
  const button = trigger.closest<HTMLElement>(".add_to_cart_button") ?? trigger;
  const { product_type, ...item } = listedItem(button) ?? { product_type: "grouped" };
  if (product_type === "variable" || product_type === "grouped") return false;
  tell("add_to_cart", saleOf([{ ...item, quantity: Number(button.dataset.quantity) || 1 }]));
  return true;
};

export interface FormTracker extends Tracker {
  /** The variation that is chosen in a form. */
  chosenIn: (form: HTMLElement) => Item | undefined;
}

const groupedItems = (form: Element, fields: FormData): Item[] =>
  [...form.querySelectorAll<HTMLElement>(LISTED)].flatMap((carrier) => {
    const { internal_id, ...item } = itemOf(carrier, ["productlink"]) ?? {};
    // Nothing else is ordered: an empty field, and a box that is not ticked.
    const quantity = wholeNumber(fields.get(`quantity[${internal_id}]`));
    return quantity > 0 ? { ...item, quantity } : [];
  });

/** What a product's form puts into the cart. */
const itemsIn = ({ chosenIn }: FormTracker, form: HTMLFormElement, isVariable: boolean): Item[] => {
  const fields = new FormData(form);
  if (form.matches(GROUP)) return groupedItems(form, fields);
  const item = isVariable ? chosenIn(form) : formItem(form);
  // A form without a field adds one piece.
  return item ? [{ ...item, quantity: Math.max(1, wholeNumber(fields.get("quantity")) || 1) }] : [];
};

/** False where nothing was told: the browser keeps a form with a wrong or missing entry. */
export const addSingle = (tracker: FormTracker, trigger: HTMLElement, given?: HTMLFormElement): boolean => {
  const form = given ?? trigger.closest<HTMLFormElement>("form.cart");
  const button = trigger.closest(FORM_BUTTON) ?? trigger;
  if (!form || button.matches(".disabled, :disabled") || failsValidation(form)) return false;
  const isVariable = form.querySelector('[name="variation_id"]') !== null;
  const items = itemsIn(tracker, form, isVariable);
  const isSimple = !isVariable && !form.matches(GROUP);
  if (items[0]) tracker.tell("add_to_cart", saleOf(items, isSimple ? "number" : "text"));
  return items.length > 0;
};
