import { pageGlobal, textOf } from "./page-globals.ts";

/** The discount plugin's settings (Spec 3, Discount settings; pricing contract A.1). */
export interface DiscountSettings {
  ajaxUrl: string;
  nonce: string;
  /** The price follows the quantity. */
  isPriceDynamic: boolean;
  /** The bulk table follows the chosen variation. */
  isTableDynamic: boolean;
  simpleTarget: string;
  variableTarget: string;
  simpleIdSelector: string;
  variableIdSelector: string;
  /** Dimmed while a table is on its way. */
  dimmedSelector: string;
}

/** Dimmed by default, and painted with each answer. */
export const BULK_TABLE = "div.awdr-bulk-customizable-table";

const SIMPLE_TARGET = "div.product p.price";
/** Sticky bars and popups hold forms outside any product. */
const VARIABLE_TARGET = ":is(div.product, form) .woocommerce-variation-price";

/** The plugin hands these to jQuery, which also takes selectors that no browser knows (`.price:first`) and empty ones. */
const readable = (selector: string, otherwise: string): string => {
  try {
    document.querySelector(selector);
    return selector;
  } catch {
    return otherwise;
  }
};

export const discountSettings = (): DiscountSettings => {
  const params = pageGlobal("awdr_params");
  const text = (key: string) => textOf(params[key]);
  return {
    ajaxUrl: text("ajaxurl"),
    nonce: text("nonce"),
    isPriceDynamic: text("enable_update_price_with_qty") === "show_dynamically",
    // The second flag's name says the opposite of what it does.
    isTableDynamic: text("awdr_dynamic_bulk_table_status") === "1" && text("awdr_dynamic_bulk_table_off") === "on",
    simpleTarget: readable(text("custom_target_simple_product"), SIMPLE_TARGET),
    variableTarget: readable(text("custom_target_variable_product"), VARIABLE_TARGET),
    simpleIdSelector: readable(text("custom_simple_product_id_selector"), ""),
    variableIdSelector: readable(text("custom_variable_product_id_selector"), ""),
    dimmedSelector: readable(text("awdr_opacity_to_bulk_table"), BULK_TABLE),
  };
};
