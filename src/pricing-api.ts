import { emit } from "#src/dom/platform-events.ts";
import { fetchDiscount } from "#src/platform/discounts.ts";
import type { DiscountOptions, PricingApi } from "./public-types.ts";
import { reportError } from "./report-error.ts";

/** The pricing part of the public interface (Spec 7, Pricing; pricing contract A.4), loaded with its first call. */

/** Uses the discount plugin's wording, which the shop's developers know. */
const complain = (text: string, form?: Element): void =>
  reportError("pricing", `Advance discount rule error: ${text}`, form);

const productIdOf = (form: HTMLFormElement): number => {
  const variation = form.querySelector<HTMLInputElement>('[name="variation_id"]');
  const product = form.querySelector<HTMLInputElement | HTMLButtonElement>('[name="add-to-cart"]');
  return parseInt((variation ?? product)?.value ?? "", 10) || 0;
};

const fieldsOf = (form: HTMLFormElement, productId: number, { custom_price }: DiscountOptions) => ({
  product_id: productId,
  qty: form.querySelector<HTMLInputElement>('input[name="quantity"]')?.value ?? 0,
  ...(custom_price !== undefined && { custom_price }),
});

export const requestDiscount: PricingApi["requestDiscount"] = async (form, target, options = {}) => {
  if (!(form instanceof HTMLFormElement)) {
    complain("Incorrect form provided");
    return;
  }
  const productId = productIdOf(form);
  if (productId === 0) {
    complain("Invalid product", form);
    return;
  }
  try {
    const response = await fetchDiscount(fieldsOf(form, productId, options));
    emit("advanced_woo_discount_rules_on_get_response_for_dynamic_discount", response, target, options);
  } catch (error) {
    // Spec 7: errors of this call are ignored, and the caller keeps the price on the page.
    reportError("pricing", error, form);
  }
};
