import { expect, it } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { discountSettings } from "./discount-settings.ts";

it.each([
  [{ awdr_dynamic_bulk_table_status: "1", awdr_dynamic_bulk_table_off: "on" }, true],
  // wp_json_encode prints numbers into the settings block.
  [{ awdr_dynamic_bulk_table_status: 1, awdr_dynamic_bulk_table_off: "on" }, true],
  [{ awdr_dynamic_bulk_table_status: "1", awdr_dynamic_bulk_table_off: "off" }, false],
  [{}, false],
])("settings %j switch the table on: %s", (awdr_params, isOn) => {
  showPage("", { awdr_params });
  expect(discountSettings().isTableDynamic).toBe(isOn);
});
