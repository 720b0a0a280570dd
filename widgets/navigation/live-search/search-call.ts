/** What the search sends and what comes back. */

/** Fields in the platform's order, with the setting that each carries where that has another name. */
const FIELDS =
  "post_type posts_per_page order orderby sticky_posts:ignore_sticky_posts get_taxonomy_term:taxonomyTerm " +
  "featured_image:featuredImage show_results:showResults no_results_msg:noResultMessage show_prices:showPrices " +
  "show_all_results_btn:allResultsBtn results_count_name:resultsCountName cat_name excerpt:excerptDisable " +
  "excerpt_length:excerptLength all_results_text:showAllResultsText sku sku_n_s:skuAndS sku_heading:skuHeading";

/**
 * `settingText` gives a setting as text. The server knows what is not set by "undefined"; an empty text would be a
 * setting of its own.
 */
export const requestFields = (
  settingText: (name: string) => string,
  term: string,
  category: string,
): Record<string, string> => {
  const fields: Record<string, string> = { nonce: "breakdance_ajax", search_term: term };
  for (const field of FIELDS.split(" ")) {
    const [name = "", setting = name] = field.split(":");
    fields[name] = settingText(setting);
  }
  fields.cat_name = category;
  return fields;
};

/**
 * An answer in JSON tells of a success or failure. A whole page is a firewall's or the shop's while it is closed, and its
 * styles would be the page's own.
 */
const NO_RESULTS = /^\{.*"success"|<html/s;

/** The HTML of the results, which the server ends with one stray zero; empty for any other answer. */
export const resultsHtml = (answer: string): string => {
  const html = answer.trim().replace(/0$/, "");
  return NO_RESULTS.test(html) ? "" : html;
};
