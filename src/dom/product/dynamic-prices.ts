import { hasDiscountScript } from "#src/dom/jquery/jquery-discounts.ts";
import { settingsText } from "#src/dom/settings-text.ts";

declare global {
  interface Window {
    awdr_params?: { enable_update_price_with_qty?: string };
  }
}

const SETTING = "enable_update_price_with_qty";

const TABLE = ".awdr-bulk-customizable-table";

const inBlock = (): boolean => new RegExp(`"${SETTING}":\\s*"show_dynamically"`).test(settingsText());

/** Whether prices or tables follow the choice and the plugin's script is gone. Runs before the settings' reader loads. */
export const hasDynamicPrices = (): boolean =>
  !hasDiscountScript() &&
  (window.awdr_params?.[SETTING] === "show_dynamically" || document.querySelector(TABLE) !== null || inBlock());

/** Some shops leave a chosen variation's table to the script and print an empty one, so the printed page is not right. */
export const hasEmptyTable = (): boolean => document.querySelector(TABLE)?.textContent.trim() === "";
