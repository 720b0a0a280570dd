import { expect, it } from "vitest";
import { encodeForm } from "./form-encoding.ts";

it.each<[string, Record<string, unknown>, string]>([
  ["plain values as they are", { product_id: "12", quantity: 2 }, "product_id=12&quantity=2"],
  ["spaces as plus", { success_message: "Beanie has been added" }, "success_message=Beanie+has+been+added"],
  ["null and undefined as empty texts", { a: null, b: undefined, c: "" }, "a=&b=&c="],
  ["booleans and zero by their words", { a: true, b: false, c: 0 }, "a=true&b=false&c=0"],
  ["nested values in bracket notation", { cart: { c20ad: { qty: 3 } } }, `${encodeURIComponent("cart[c20ad][qty]")}=3`],
  ["arrays with empty brackets", { ids: [4, 5] }, `${encodeURIComponent("ids[]")}=4&${encodeURIComponent("ids[]")}=5`],
  [
    "arrays of objects with their index",
    { positions: [{ id: 1 }, { id: 2 }] },
    `${encodeURIComponent("positions[0][id]")}=1&${encodeURIComponent("positions[1][id]")}=2`,
  ],
  ["a missing item of an array as empty text", { ids: [null] }, `${encodeURIComponent("ids[]")}=`],
  ["what a function returns", { token: () => "t1", none: () => undefined }, "token=t1&none="],
  ["empty arrays and objects as nothing", { a: [], b: {}, c: "x" }, "c=x"],
  ["what would break the form, escaped", { q: "a&b=c+d%“é”" }, "q=a%26b%3Dc%2Bd%25%E2%80%9C%C3%A9%E2%80%9D"],
])("sends %s", (_rule, data, expected) => {
  expect(encodeForm(data).toString()).toBe(expected);
});
