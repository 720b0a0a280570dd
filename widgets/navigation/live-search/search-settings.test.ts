import { expect, it } from "vitest";
import { joinSettings, resultsUrl, settingText } from "./search-settings.ts";

const page = {
  post_type: ["product", "page"],
  skuAndS: 0,
  searchURL: "https://shop.example/?s={{search-term}}",
  taxonomyTerm: "product_cat",
};

it("lets data attributes win over the page's settings, however they are spelled", () => {
  const data = { postType: "post", postsPerPage: "9", searchUrl: "/find?q={{search-term}}", skuands: "1" };
  const joined = joinSettings(page, { posts_per_page: 5 }, data);
  expect(["post_type", "posts_per_page", "searchURL", "skuAndS"].map((name) => settingText(joined, name))).toEqual([
    "post",
    "9",
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
  expect(resultsUrl(joinSettings(page, change), term, category)).toBe(expected);
});
