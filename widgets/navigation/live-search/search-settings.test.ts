import { expect, it } from "vitest";
import { cutAtMatches } from "./highlight.ts";
import { walkRound } from "./option-walk.ts";
import { readRecent, withoutRecent, withRecent } from "./recent-list.ts";
import { requestFields, resultsHtml } from "./search-call.ts";
import { joinSettings, resultsAddress, settingText } from "./search-settings.ts";

const page = {
  post_type: ["product", "page"],
  posts_per_page: 5,
  order: "DESC",
  orderby: "date",
  ignore_sticky_posts: 1,
  featuredImage: 1,
  showResults: 1,
  showPrices: 1,
  allResultsBtn: 1,
  sku: 0,
  skuAndS: 0,
  noResultMessage: "Nothing",
  resultsCountName: "found",
  showAllResultsText: "All",
  searchURL: "https://shop.example/?s={{search-term}}",
  taxonomyTerm: "product_cat",
  excerptDisable: "1",
  excerptLength: "20",
  skuHeading: "SKU",
};

const fieldsOf = (settings: object, term: string, category: string) => {
  const joined = joinSettings({ ...settings });
  return requestFields((name) => settingText(joined, name), term, category);
};

it("sends every field of the platform's script, in its order", () => {
  expect(Object.entries(fieldsOf(page, "mug & bowl", "kitchen"))).toEqual([
    ["nonce", "breakdance_ajax"],
    ["search_term", "mug & bowl"],
    ["post_type", "product,page"],
    ["posts_per_page", "5"],
    ["order", "DESC"],
    ["orderby", "date"],
    ["sticky_posts", "1"],
    ["get_taxonomy_term", "product_cat"],
    ["featured_image", "1"],
    ["show_results", "1"],
    ["no_results_msg", "Nothing"],
    ["show_prices", "1"],
    ["show_all_results_btn", "1"],
    ["results_count_name", "found"],
    ["cat_name", "kitchen"],
    ["excerpt", "1"],
    ["excerpt_length", "20"],
    ["all_results_text", "All"],
    ["sku", "0"],
    ["sku_n_s", "0"],
    ["sku_heading", "SKU"],
  ]);
});

it("sends what is not set as the text that the server knows for it", () => {
  const fields = fieldsOf({}, "mug", "");
  expect(fields.post_type).toBe("undefined");
  expect(fields.sku_heading).toBe("undefined");
  expect(fields.cat_name).toBe("");
});

it("lets data attributes win over the page's settings, however they are spelled", () => {
  const joined = joinSettings(page, { postType: "post", searchUrl: "/find?q={{search-term}}", skuands: "1" });
  expect(["post_type", "searchURL", "skuAndS"].map((name) => settingText(joined, name))).toEqual([
    "post",
    "/find?q={{search-term}}",
    "1",
  ]);
});

it.each([
  ["mug", "", {}, "https://shop.example/?s=mug&post_type=product,page"],
  ["mug & bowl", "", {}, "https://shop.example/?s=mug%20%26%20bowl&post_type=product,page"],
  ["a+b $& #1", "", {}, "https://shop.example/?s=a%2Bb%20%24%26%20%231&post_type=product,page"],
  ["mug", "kitchen", {}, "https://shop.example/?s=mug&post_type=product,page&product_cat=kitchen"],
  ["mug", "x", { taxonomyTerm: "product_tag" }, "https://shop.example/?s=mug&post_type=product,page&product_tag=x"],
  ["mug", "x", { taxonomyTerm: "category" }, "https://shop.example/?s=mug&post_type=product,page&category_name=x"],
  ["mug", "x", { taxonomyTerm: "post_tag" }, "https://shop.example/?s=mug&post_type=product,page&tag=x"],
  ["mug", "x", { taxonomyTerm: "brand" }, "https://shop.example/?s=mug&post_type=product,page"],
  ["mug", "", { post_type: undefined }, "https://shop.example/?s=mug&post_type=post"],
  ["mug", "", { post_type: "", searchURL: "" }, "/?s=mug&post_type=post"],
  ["mug", "", { searchURL: "/find/{{search-term}}/" }, "/find/mug/?post_type=product,page"],
])("finds all results for %j in %j with %j", (term, category, change, expected) => {
  expect(resultsAddress(joinSettings(page, change), term, category)).toBe(expected);
});

it.each([
  ["<p>12</p>0", "<p>12</p>"],
  ["<p>12</p>0\n", "<p>12</p>"],
  ["<p>12</p>", "<p>12</p>"],
  ["<p>12</p>00", "<p>12</p>0"],
  ['{"success":false}0', ""],
  ['{"success":true,"data":"x"}', ""],
  ['{"other":1}', '{"other":1}'],
  ["0", ""],
  ['<!DOCTYPE html>\n<html lang="en"><style>body { display: none }</style>Just a moment', ""],
])("reads the answer %j as %j", (answer, expected) => {
  expect(resultsHtml(answer)).toBe(expected);
});

it.each([
  ["Ridge enamel mug", "mug", "Ridge enamel [mug]"],
  ["Mugs and MUG", "mug", "[Mug]s and [MUG]"],
  ["Ridge enamel mug", "mug ridge", "[Ridge] enamel [mug]"],
  ["a.b (c)", ".b (", "a[.b] [(]c)"],
  ["Käse", "KÄ", "[Kä]se"],
  ["Nothing", "mug", "Nothing"],
  ["Mugs and mug", "mug mugs", "[Mugs] and [mug]"],
])("highlights in %j what %j matches", (text, term, expected) => {
  const parts = cutAtMatches(text, term).map((part, index) => (index % 2 === 1 ? `[${part}]` : part));
  expect(parts.join("")).toBe(expected);
});

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 1, undefined],
  ["a", 1, undefined],
])("%s leads from option %d of three to %s", (key, active, expected) => {
  expect(walkRound(key, active, 3)).toBe(expected);
});

it("remembers five searches, the newest first, each once", () => {
  const terms = ["one", "two", "three", "four", "five"];
  expect(withRecent(terms, " Three ")).toEqual(["Three", "one", "two", "four", "five"]);
  expect(withRecent(terms, "six")).toEqual(["six", "one", "two", "three", "four"]);
  expect(withRecent(terms, "x")).toEqual(terms);
  expect(withRecent([], "tv")).toEqual(["tv"]);
  expect(withoutRecent(terms, "TWO")).toEqual(["one", "three", "four", "five"]);
  expect(withoutRecent(["Mug"], "mug")).toEqual([]);
});

it.each([
  [null, []],
  ["not json", []],
  ['{"a":1}', []],
  ['["mug",1,null]', ["mug"]],
  ['["a","b","c","d","e","f"]', ["a", "b", "c", "d", "e"]],
])("reads remembered searches from %j as %j", (stored, expected) => {
  expect(readRecent(stored)).toEqual(expected);
});
