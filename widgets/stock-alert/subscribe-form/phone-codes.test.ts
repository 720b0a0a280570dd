import { expect, it } from "vitest";
import { problemText } from "./contract.ts";
import { errorCode } from "./phone-codes.ts";

it.each([
  ["07400", "IS_POSSIBLE", 0],
  ["123", "INVALID_COUNTRY_CODE", 1],
  ["12", "TOO_SHORT", 2],
  ["1234567890123456", "TOO_LONG", 3],
  ["5550123", "IS_POSSIBLE_LOCAL_ONLY", 4],
  ["12345", "INVALID_LENGTH", 5],
  ["letters", null, -99],
  ["", "TOO_SHORT", -99],
  ["  ", "INVALID_COUNTRY_CODE", -99],
])("numbers %j with the error %s as %d", (value, name, code) => {
  expect(errorCode(value, name)).toBe(code);
});

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 0],
  [-99, 0],
])("shows for code %d the message %d", (code, index) => {
  const phone_field_error = [0, 1, 2, 3, 4].map((at) => `message ${at}`);
  expect(problemText({ text: "phone_field_error", code }, { all: { phone_field_error } })).toBe(`message ${index}`);
});

it("says nothing, and not “undefined”, where the shop has no text for a problem", () => {
  expect(problemText({ text: "empty_quantity" }, { all: {} })).toBe("");
});

it("finds the text in a list with gaps, which PHP prints as an object, and none where none was saved", () => {
  const textOf = (phone_field_error: unknown) =>
    problemText({ text: "phone_field_error", code: 2 }, { all: { phone_field_error } });
  expect([{ 0: "wrong", 2: "too short" }, { 0: "wrong" }, false, null].map(textOf)).toEqual([
    "too short",
    "wrong",
    "",
    "",
  ]);
});
