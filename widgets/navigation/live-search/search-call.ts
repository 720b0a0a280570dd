/** Fields in the plugin's order, as `field:setting` where the setting has another name. */
const FIELDS =
  "post_type posts_per_page order orderby sticky_posts:ignore_sticky_posts get_taxonomy_term:taxonomyTerm " +
  "featured_image:featuredImage show_results:showResults no_results_msg:noResultMessage show_prices:showPrices " +
  "show_all_results_btn:allResultsBtn results_count_name:resultsCountName cat_name excerpt:excerptDisable " +
  "excerpt_length:excerptLength all_results_text:showAllResultsText sku sku_n_s:skuAndS sku_heading:skuHeading";

/** `settingText` returns "undefined" for a setting that is not set: the server would take an empty text for a value. */
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
 * JSON reports a success or failure. A whole page comes from a firewall, or from a shop that is closed for maintenance,
 * and would bring its own styles along.
 */
const NO_RESULTS = /^\{.*"success"|<html/s;

/** Drops the stray zero that the server appends; empty for an answer without results. */
export const resultsHtml = (answer: string): string => {
  const html = answer.trim().replace(/0$/, "");
  return NO_RESULTS.test(html) ? "" : html;
};
