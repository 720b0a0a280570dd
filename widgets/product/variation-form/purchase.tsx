import { tellChange } from "#src/dom/product/own-changes.ts";
import {
  ADD_AREA,
  buyButtonsIn,
  markSelectionNeeded,
  SELECTION_NEEDED,
  showResetLinks,
} from "#src/dom/product/variation-choice.ts";
import type { VariationData } from "#src/dom/product/variation-data.ts";
import { CHOSEN_ID } from "#src/dom/product/variation-parts.ts";
import { putAttribute } from "./product-image.tsx";
import { isSoldSingly, quantityField } from "./quantity-limits.ts";

/** Whether the buttons buy, and if not, why; themes and plugins read the same from the platform's classes. */
type Purchase = "possible" | "selection-needed" | "unavailable";

export const createPurchase = (form: HTMLElement) => {
  const area = form.querySelector(`.${ADD_AREA}`);
  const input = form.querySelector<HTMLInputElement>('.single_variation_wrap .quantity input.qty[name="quantity"]');
  const quantity = input?.closest<HTMLElement>(".quantity");
  const limits = input ? ["min", "max"].map((name) => [input, name, input.getAttribute(name)] as const) : [];
  const ids = () => form.querySelectorAll<HTMLInputElement>(CHOSEN_ID);

  const show = (purchase: Purchase): void => {
    const isPossible = purchase === "possible";
    markSelectionNeeded(form, !isPossible);
    // An unavailable choice looks the same but for its class.
    for (const { classList } of buyButtonsIn(form)) {
      classList.toggle(SELECTION_NEEDED, purchase === "selection-needed");
      classList.toggle("wc-variation-is-unavailable", purchase === "unavailable");
    }
    area?.classList.toggle(`${ADD_AREA}-enabled`, isPossible);
  };

  return {
    show,
    setId(id: unknown): void {
      for (const field of ids()) {
        field.value = String(id ?? "");
        tellChange(field);
      }
    },
    limitQuantity(variation: VariationData): void {
      if (!input || !quantity) return;
      Object.assign(input, quantityField(input.value, variation));
      tellChange(input);
      quantity.style.display = isSoldSingly(variation) ? "none" : "";
    },
    restore(): void {
      show("possible");
      area?.classList.remove(`${ADD_AREA}-enabled`);
      showResetLinks(form, "");
      if (quantity) quantity.style.display = "";
      for (const limit of limits) putAttribute(...limit);
      // The server prints "0". With the old variation's number the shop would refuse any other choice.
      for (const field of ids()) field.value = "0";
    },
  };
};
