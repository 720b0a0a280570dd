import { expect, it } from "vitest";
import { type Entries, firstProblem, type Rules } from "./first-problem.ts";

const rules: Rules = { isQuantityRequired: true, phone: "required", mustAgree: true };
const nothing: Entries = {
  quantity: "",
  phone: { isValid: false, code: -99 },
  name: "",
  email: "",
  hasAgreed: false,
};
const quantity = { quantity: "1" };
const phone = { phone: { isValid: true, code: 0 } };
const name = { name: "Ada" };
const email = { email: "ada@example.com" };

it.each([
  ["empty_quantity", {}],
  ["phone_field_error", quantity],
  ["empty_name", { ...quantity, ...phone }],
  ["empty_email", { ...quantity, ...phone, ...name }],
  ["invalid_email", { ...quantity, ...phone, ...name, email: "ada" }],
  ["iagree_error", { ...quantity, ...phone, ...name, ...email }],
  [undefined, { ...quantity, ...phone, ...name, ...email, hasAgreed: true }],
])("checks in the order of Spec 5: %s comes next", (text, entered) => {
  expect(firstProblem({ ...nothing, ...entered }, rules)?.text).toBe(text);
});

const complete: Entries = { ...nothing, ...quantity, ...phone, ...name, ...email, hasAgreed: true };
const check = (entered: Partial<Entries>, changed: Partial<Rules> = {}) =>
  firstProblem({ ...complete, ...entered }, { ...rules, ...changed });

it.each([
  ["", true, "empty_quantity"],
  ["0", true, "empty_quantity"],
  ["-1", true, "empty_quantity"],
  ["1", true, undefined],
  [undefined, true, undefined],
  ["", false, undefined],
])("takes the quantity %j, required %s, as %s", (value, isQuantityRequired, expected) => {
  expect(check({ quantity: value }, { isQuantityRequired })?.text).toBe(expected);
});

it.each([
  ["off", false, 2, undefined],
  ["optional", true, 0, undefined],
  ["optional", false, -99, undefined],
  ["optional", false, 0, "phone_field_error"],
  ["optional", false, 2, "phone_field_error"],
  ["required", true, 0, undefined],
  ["required", false, -99, "phone_field_error"],
  ["required", false, 1, "phone_field_error"],
] as const)("takes a phone that is %s, valid %s with code %d, as %s", (mode, isValid, code, text) => {
  const problem = check({ phone: { isValid, code } }, { phone: mode });
  expect(problem).toEqual(text && { text, code });
});

it.each([
  ["ada@example.com", true],
  ["ada.b+c-d_e@mail.example.co.uk", true],
  ["ada@example.museum", true],
  ["Ada@Example.COM", true],
  ["ada@example.c", false],
  ["ada@example", false],
  ["ada@.com", false],
  ["@example.com", false],
  ["ada example@example.com", false],
  ["ada@example.com ", false],
  ["ädä@example.com", false],
  [`ada@b.${"a".repeat(60)}!`, false],
])("takes the address %j as valid: %s", (address, isValid) => {
  expect(check({ email: address }) === undefined).toBe(isValid);
});

it("takes a name that the shop does not ask for, and agreement where none is needed", () => {
  expect(check({ name: undefined })).toBeUndefined();
  expect(check({ hasAgreed: false }, { mustAgree: false })).toBeUndefined();
});
