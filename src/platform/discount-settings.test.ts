import { expect, it } from "vitest";
import { readDiscounts } from "./discount-settings.ts";

it.each([
  [{ awdr_dynamic_bulk_table_status: "1", awdr_dynamic_bulk_table_off: "on" }, true],
  // wp_json_encode prints numbers into the settings block.
  [{ awdr_dynamic_bulk_table_status: 1, awdr_dynamic_bulk_table_off: "on" }, true],
  [{ awdr_dynamic_bulk_table_status: "1", awdr_dynamic_bulk_table_off: "off" }, false],
  [{}, false],
])("settings %j switch the table on: %s", (printed, isOn) => {
  expect(readDiscounts(printed).isTableDynamic).toBe(isOn);
});
