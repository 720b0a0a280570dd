import { expect, it } from "vitest";
import { choiceOf } from "./variation-data.ts";

it.each([
  ["the platform's name for it", 'name="size" data-attribute_name="attribute_pa_size"', { attribute_pa_size: "l" }],
  ["the field's, where a template prints no other", 'name="attribute_pa_size"', { attribute_pa_size: "l" }],
])("an option is known by %s", (_what, attributes, choice) => {
  const form = document.createElement("form");
  form.innerHTML = `<table class="variations"><tr><td><select ${attributes}><option>l</option></select></td></tr></table>`;
  expect(choiceOf(form)).toEqual(choice);
});
