import { type JQuery, pageJQuery, unwrap } from "./jquery.ts";

/** Plugins ask for a discount by this function of the discount plugin; where its script is gone, the call is ours. */
const ours: NonNullable<JQuery["AdvanceWooDiscountRules"]> = {
  getDynamicDiscountPriceFromCartForm: (form, target, options = {}) =>
    void window.StorefrontWidgets?.pricing.requestDiscount(unwrap(form) as HTMLFormElement, target, options),
};

/** Puts ours in where the plugin's script has not put its own. */
export const publishDiscountFunction = (jquery: JQuery): void => {
  jquery.AdvanceWooDiscountRules ??= ours;
};

/** True when the discount plugin's own scripts run on the page. */
export const hasDiscountScript = (): boolean => (pageJQuery()?.AdvanceWooDiscountRules ?? ours) !== ours;
