/** What the search sends and what comes back. Loaded with the first search. */

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
    fields[name] = name === "cat_name" ? category : settingText(setting);
  }
  return fields;
};

/** The server ends its answer with one stray zero. */
const withoutZero = (text: string): string => text.trim().replace(/0$/, "");

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Anything but JSON is the results' HTML.
    return undefined;
  }
};

/** The HTML of the results; empty for an answer in JSON, which tells of a success or failure without any. */
export const resultsHtml = (answer: string): string => {
  const html = withoutZero(answer);
  const value = parse(html);
  return typeof value === "object" && value !== null && "success" in value ? "" : html;
};
