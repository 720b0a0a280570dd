import { expect, it } from "vitest";
import { type FormIds, priceSubject } from "./price-subject.ts";

const none: FormIds = {
  button: undefined,
  variation: undefined,
  hidden: undefined,
  customSimple: "",
  customVariable: "",
};

it.each<[string, Partial<FormIds>, ReturnType<typeof priceSubject>]>([
  ["the button names a simple product", { button: "12" }, { id: "12", kind: "simple" }],
  ["the button wins over a variation", { button: "12", variation: "57" }, { id: "12", kind: "simple" }],
  ["a variation wins over its parent", { variation: "57", hidden: "56" }, { id: "57", kind: "variable" }],
  ["a form with a hidden id is simple", { hidden: "12" }, { id: "12", kind: "simple" }],
  ["no variation is chosen", { variation: "0", hidden: "56" }, undefined],
  ["the variation field is empty", { variation: "", hidden: "56" }, undefined],
  ["the form names nothing", {}, undefined],
  ["the shop's selector stands in", { customSimple: "12" }, { id: "12", kind: "simple" }],
  [
    "the second selector overwrites the first",
    { customSimple: "12", customVariable: "57" },
    { id: "57", kind: "variable" },
  ],
  ["the selectors stand in for a zero", { variation: "0", customVariable: "57" }, { id: "57", kind: "variable" }],
  ["the selectors do not overrule the form", { button: "12", customVariable: "57" }, { id: "12", kind: "simple" }],
])("%s", (_case, ids, expected) => {
  expect(priceSubject({ ...none, ...ids })).toEqual(expected);
});
