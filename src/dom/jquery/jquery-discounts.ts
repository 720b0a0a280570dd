import { type JQuery, pageJQuery, unwrap } from "./jquery.ts";

/** Other plugins ask for a discount through this function, which is ours where the discount plugin's script is gone. */
const ours: NonNullable<JQuery["AdvanceWooDiscountRules"]> = {
  getDynamicDiscountPriceFromCartForm: (form, target, options = {}) =>
    void window.StorefrontWidgets?.pricing.requestDiscount(unwrap(form) as HTMLFormElement, target, options),
};

export const publishDiscountFunction = (jquery: JQuery): void => {
  jquery.AdvanceWooDiscountRules ??= ours;
};

export const hasDiscountScript = (): boolean => (pageJQuery()?.AdvanceWooDiscountRules ?? ours) !== ours;
