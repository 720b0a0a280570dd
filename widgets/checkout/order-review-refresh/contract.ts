// Spec 3, Discount settings; contract A.5.
import { hasDiscountScript } from "#src/dom/jquery-discounts.ts";
import { discountSettings } from "#src/platform/discount-settings.ts";

/** Fields that discounts may depend on: those that tell at once, and those that are typed first. */
export const CHANGING = 'input[name="payment_method"], input[name="billing_city"], input[name="billing_postcode"]';
export const LEFT = 'input[name="billing_email"], select#billing_state';

/** Whether this shop's discounts depend on who buys and how. Where the plugin's own script is, it sees to that. */
export const isRefreshOn = (): boolean => discountSettings().refreshesOrderReview && !hasDiscountScript();
