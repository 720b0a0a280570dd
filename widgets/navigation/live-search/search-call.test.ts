import { expect, it } from "vitest";
import { requestFields, resultsHtml } from "./search-call.ts";
import { joinSettings, settingText } from "./search-settings.ts";

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

it.each([
  ["<p>12</p>0", "<p>12</p>"],
  ["<p>12</p>0\n", "<p>12</p>"],
  ["<p>12</p>", "<p>12</p>"],
  ["<p>12</p>00", "<p>12</p>0"],
  ["<p>10</p>0", "<p>10</p>"],
  ['<p>Mug {"success"}</p>0', '<p>Mug {"success"}</p>'],
  ['{"success":false}0', ""],
  ['{\n  "success": false\n}0', ""],
  ['{"success":true,"data":"x"}', ""],
  ['{"other":1}', '{"other":1}'],
  ["0", ""],
  ['<!DOCTYPE html>\n<html lang="en"><style>body { display: none }</style>Just a moment', ""],
])("reads the answer %j as %j", (answer, expected) => {
  expect(resultsHtml(answer)).toBe(expected);
});
