import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as library from "valibot";
import { expect, it } from "vitest";
import { lighterMethods } from "./lighter-libraries.ts";

const path = fileURLToPath(import.meta.resolve("valibot"));
const { code } = lighterMethods.transform(readFileSync(path, "utf8"), path) ?? { code: "" };
const lighter: typeof library = await import(`data:text/javascript,${encodeURIComponent(code)}`);

const read = (
  { boolean, custom, looseObject, nullish, object, safeParse, string }: typeof library,
  answer: unknown,
) => {
  const shape = looseObject({
    told: string("Expected words"),
    blocks: nullish(looseObject({})),
    price: nullish(object({ html: string(), isSale: boolean() })),
    id: nullish(custom<number>((id) => Number(id) > 0)),
  });
  const { success, output, issues } = safeParse(shape, answer);
  // Of a wrong answer nothing but the first fault is used.
  return success ? output : issues[0].message;
};

it.each([
  '{"told":"a"}',
  '{"told":"a","blocks":{".cart":"b"},"more":[1]}',
  '{"told":"a","blocks":[],"id":"7"}',
  '{"told":"a","blocks":null,"price":{"html":"$1","isSale":true,"more":1}}',
  '{"told":"a","blocks":7}',
  '{"told":"a","blocks":7,"price":7,"id":0}',
  '{"told":"a","price":{"html":1}}',
  '{"told":"a","price":{"html":"","isSale":"no"}}',
  '{"told":"a","id":-1}',
  '{"told":1,"blocks":""}',
  '{"blocks":{}}',
  "[]",
  "null",
  "0",
  '"a"',
])("the lighter schemas read %s as the library does", (answer) => {
  expect(read(lighter, JSON.parse(answer))).toEqual(read(library, JSON.parse(answer)));
});
