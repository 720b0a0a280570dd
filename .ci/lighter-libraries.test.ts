import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Cookies from "js-cookie";
import * as library from "valibot";
import { expect, it, onTestFinished, vi } from "vitest";
import { lighterMethods } from "./lighter-libraries.ts";

const load = (name: string) => {
  const path = fileURLToPath(import.meta.resolve(name));
  const { code } = lighterMethods.transform(readFileSync(path, "utf8"), path) ?? { code: "" };
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

const lighter: typeof library = await load("valibot");

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

const { default: lighterCookies }: { default: typeof Cookies } = await load("js-cookie");

/** What the library writes, and then what it reads of all that a page has. */
const useCookies = (cookies: typeof Cookies, jar: string) => {
  const page = { cookie: jar };
  vi.stubGlobal("document", page);
  const written = [
    cookies.set("wc_cart[hash]", "a;b=c d%", { path: "/", sameSite: "Lax" }),
    cookies.set("pys_start", "true", { expires: 7, domain: ".shop.example" }),
    cookies.withConverter({ write: (value) => `<${value}>` }).set("sbjs_first", "é"),
    cookies.remove("pys_start", { domain: ".shop.example" }) ?? page.cookie,
  ];
  page.cookie = jar;
  return [...written, ...["a", "b", "toString", "none"].map((name) => cookies.get(name))];
};

it.each(["", "a=1", 'a=%7B"x"%7D; b="quoted=1"; a=second', "%=broken; b=%E9; c; a="])(
  "the lighter cookies write and read as the library does, on a page with the cookies %j",
  (jar) => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    });
    vi.useFakeTimers({ now: 0 });
    expect(useCookies(lighterCookies, jar)).toEqual(useCookies(Cookies, jar));
  },
);
