/** Keyed in lower case without separators, so that `data-search-url` and `searchURL` are one setting. */
export type SearchSettings = Readonly<Record<string, unknown>>;

/** Spec 9: a shorter term is neither searched nor remembered. */
export const MIN_CHARACTERS = 2;

const plain = (name: string): string => name.replace(/[-_]/g, "").toLowerCase();

/** Later sources win. */
export const joinSettings = (...sources: Readonly<Record<string, unknown>>[]): SearchSettings =>
  Object.fromEntries(sources.flatMap((source) => Object.entries(source).map(([name, value]) => [plain(name), value])));

/** As the plugin's script writes it: a setting that is not set is the text "undefined". */
export const settingText = (settings: SearchSettings, name: string): string => String(settings[plain(name)]);

/** The query variable of each taxonomy that can narrow the search. */
const FILTERS: Readonly<Record<string, string>> = {
  product_cat: "product_cat",
  product_tag: "product_tag",
  category: "category_name",
  post_tag: "tag",
};

/** The searched term's placeholder in the address of all results. */
export const TERM = "{{search-term}}";

export const resultsUrl = (settings: SearchSettings, term: string, category: string): string => {
  const { searchurl, posttype } = settings;
  const types = encodeURIComponent(String(posttype || "post")).replaceAll("%2C", ",");
  const filter = FILTERS[settingText(settings, "taxonomyTerm")];
  const narrowing = category && filter ? `&${filter}=${encodeURIComponent(category)}` : "";
  // A function, because a term may contain replacement patterns such as `$&`.
  const url = String(searchurl || `/?s=${TERM}`).replace(TERM, () => encodeURIComponent(term));
  return `${url}${url.includes("?") ? "&" : "?"}post_type=${types}${narrowing}`;
};
