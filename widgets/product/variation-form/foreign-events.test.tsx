import jquery from "jquery";
import { expect, it, vi } from "vitest";
import { choose, form, panel, showForm, untilShown, variationId } from "#src/testing/variation-form.ts";

/** Swatches and the like fire the form's events themselves, some as older builds of the platform had them. */

it.each([
  ["found_variation", []],
  ["show_variation", []],
  ["check_variations", ["", true]],
])("bears a %s with %j for its arguments, and what is chosen stays", async (name, args) => {
  vi.stubGlobal("jQuery", jquery);
  await showForm();
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(() => jquery(form()).trigger(name, args)).not.toThrow();
  expect(variationId()).toBe("58");
  expect(panel().textContent).toContain("$45.00");
});
