import { type JQuery, unwrap } from "./jquery.ts";

/** Plugins ask for a discount by this function of the discount plugin; where its script is gone, the call is ours. */
export const publishDiscountHelper = (jquery: JQuery): void => {
  jquery.AdvanceWooDiscountRules ??= {
    getDynamicDiscountPriceFromCartForm: (form, target, options = {}) =>
      void window.StorefrontWidgets?.pricing.requestDiscount(unwrap(form) as HTMLFormElement, target, options),
  };
};
