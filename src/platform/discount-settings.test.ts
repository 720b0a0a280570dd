import { expect, it } from "vitest";
import { readDiscounts } from "./discount-settings.ts";

it.each([
  [{ refresh_order_review: "1", awdr_dynamic_bulk_table_status: "1", awdr_dynamic_bulk_table_off: "on" }, true],
  // wp_json_encode prints numbers into the settings block.
  [{ refresh_order_review: 1, awdr_dynamic_bulk_table_status: 1, awdr_dynamic_bulk_table_off: "on" }, true],
  [{ refresh_order_review: "0", awdr_dynamic_bulk_table_status: "1", awdr_dynamic_bulk_table_off: "off" }, false],
  [{}, false],
])("settings %j switch table and totals on: %s", (printed, isOn) => {
  const { isTableDynamic, refreshesOrderReview } = readDiscounts(printed);
  expect([isTableDynamic, refreshesOrderReview]).toEqual([isOn, isOn]);
});
