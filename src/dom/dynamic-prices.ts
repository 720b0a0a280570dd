import { hasDiscountScript } from "./jquery-discounts.ts";
import { settingsText } from "./settings-text.ts";

declare global {
  interface Window {
    /** The discount plugin's settings; pages without its global may have them in the settings block. */
    awdr_params?: { enable_update_price_with_qty?: string };
  }
}

const SETTING = "enable_update_price_with_qty";

const TABLE = ".awdr-bulk-customizable-table";

const inBlock = (): boolean => new RegExp(`"${SETTING}":\\s*"show_dynamically"`).test(settingsText());

/**
 * Whether the discount plugin has a price or a table on this page that follows the shopper's choice, unless its own
 * scripts see to that. Asked before anything is loaded, so without the settings' own reader.
 */
export const hasDynamicPrices = (): boolean =>
  !hasDiscountScript() &&
  (window.awdr_params?.[SETTING] === "show_dynamically" || document.querySelector(TABLE) !== null || inBlock());

/** Shops may leave a chosen variation's table to the script altogether: then nothing is printed that could be right. */
export const hasEmptyTable = (): boolean => document.querySelector(TABLE)?.textContent.trim() === "";
