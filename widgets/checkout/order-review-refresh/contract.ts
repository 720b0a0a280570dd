// Spec 3, Discount settings; pricing contract A.5.
import { hasDiscountScript } from "#src/dom/jquery/jquery-discounts.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";

/** Fields that discounts may depend on. As in the plugin's script, some refresh on `change`, some on losing the focus. */
export const REFRESH_ON_CHANGE =
  'input[name="payment_method"], input[name="billing_city"], input[name="billing_postcode"]';
export const REFRESH_ON_FOCUSOUT = 'input[name="billing_email"], select#billing_state';

/** Some shops' discounts depend on who buys and how. The discount plugin's own script refreshes the review itself. */
export const isRefreshOn = (): boolean =>
  String(pageGlobal("awdr_params").refresh_order_review) === "1" && !hasDiscountScript();
