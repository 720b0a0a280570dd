import { tellChange } from "#src/dom/own-changes.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { BUTTON, RESET_LINK } from "./form-parts.ts";
import { quantityField } from "./quantity-limits.ts";

/** Whether the button buys, or why it does not; the platform's classes say the same to themes and plugins. */
export type Purchase = "possible" | "selection-needed" | "unavailable";

const CLASSES: Readonly<Record<Purchase, readonly string[]>> = {
  possible: [],
  "selection-needed": ["disabled", "wc-variation-selection-needed"],
  unavailable: ["disabled", "wc-variation-is-unavailable"],
};

const STATE_CLASSES = Object.values(CLASSES).flat();
const AREA = "woocommerce-variation-add-to-cart";

/** Button, quantity, hidden id and reset link of a form. */
export const createPurchase = (form: HTMLElement) => {
  const button = form.querySelector<HTMLElement>(BUTTON);
  const area = form.querySelector(`.${AREA}`);
  const link = form.querySelector<HTMLElement>(RESET_LINK);
  const input = form.querySelector<HTMLInputElement>('.single_variation_wrap .quantity input.qty[name="quantity"]');
  const quantity = input?.closest<HTMLElement>(".quantity");
  const original = { min: input?.getAttribute("min"), max: input?.getAttribute("max") };
  const ids = () => form.querySelectorAll<HTMLInputElement>('input.variation_id, input[name="variation_id"]');

  const setLimit = (name: "min" | "max", value: string | null | undefined): void => {
    if (value === null || value === undefined) input?.removeAttribute(name);
    else input?.setAttribute(name, value);
  };

  const show = (purchase: Purchase): void => {
    const isPossible = purchase === "possible";
    if (button) {
      button.classList.remove(...STATE_CLASSES);
      button.classList.add(...CLASSES[purchase]);
      button.ariaDisabled = isPossible ? null : "true";
    }
    area?.classList.toggle(`${AREA}-enabled`, isPossible);
    area?.classList.toggle(`${AREA}-disabled`, !isPossible);
  };

  return {
    show,
    setId(id: string): void {
      for (const field of ids()) {
        field.value = id;
        tellChange(field);
      }
    },
    limitQuantity(variation: VariationData): void {
      if (!input || !quantity) return;
      const { value, min, max, isHidden } = quantityField(input.value, variation);
      setLimit("min", min);
      setLimit("max", max);
      input.value = value;
      tellChange(input);
      quantity.style.display = isHidden ? "none" : "";
    },
    showResetLink(isShown: boolean): void {
      if (link) link.style.visibility = isShown ? "visible" : "hidden";
    },
    restore(): void {
      show("possible");
      area?.classList.remove(`${AREA}-enabled`);
      if (link) link.style.visibility = "";
      if (quantity) quantity.style.display = "";
      setLimit("min", original.min);
      setLimit("max", original.max);
    },
  };
};
