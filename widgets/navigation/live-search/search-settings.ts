/** The search element's settings, and the address of all results that follows from them. */

/** By their names in lower case without separators, so that `data-search-url` and `searchURL` are one. */
export type SearchSettings = Readonly<Record<string, unknown>>;

const plain = (name: string): string => name.replace(/[-_]/g, "").toLowerCase();

/** Later sources win. */
export const joinSettings = (...sources: Readonly<Record<string, unknown>>[]): SearchSettings =>
  Object.fromEntries(sources.flatMap((source) => Object.entries(source).map(([name, value]) => [plain(name), value])));

/** A setting as the platform's script writes it; what is not set is the text "undefined". */
export const settingText = (settings: SearchSettings, name: string): string => String(settings[plain(name)]);

/** The platform's query variable for each taxonomy that its search can be narrowed by. */
const FILTERS: Readonly<Record<string, string>> = {
  product_cat: "product_cat",
  product_tag: "product_tag",
  category: "category_name",
  post_tag: "tag",
};

/** Stands for what is searched in the address of all results. */
export const TERM = "{{search-term}}";

/** Where all results are. */
export const resultsAddress = (settings: SearchSettings, term: string, category: string): string => {
  const { searchurl, posttype } = settings;
  const types = encodeURIComponent(String(posttype || "post")).replaceAll("%2C", ",");
  const filter = FILTERS[settingText(settings, "taxonomyTerm")];
  const narrowing = category && filter ? `&${filter}=${encodeURIComponent(category)}` : "";
  // A function, because a term may hold the patterns of a replacement.
  const address = String(searchurl || `/?s=${TERM}`).replace(TERM, () => encodeURIComponent(term));
  return `${address}${address.includes("?") ? "&" : "?"}post_type=${types}${narrowing}`;
};
