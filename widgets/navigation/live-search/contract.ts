// Spec 2, 3, 4, 5 and 7, Live search; header contract 5.
import { requirePart } from "#src/dom/required.ts";
import { unreadable } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { requestFields, resultsHtml } from "./search-call.ts";
import { joinSettings, resultsUrl, type SearchSettings, settingText, TERM } from "./search-settings.ts";
import type { SearchStoreOptions } from "./search-store.ts";

const INPUT = 'input:is(.de-search-input, [data-part="input"])';
const RESULTS = '.de-search-results-wrapper, [data-part="results"]';
const SPINNER = '.de-ajax-spinner, [data-part="spinner"]';
/** A native select, or the list of the widget search-category. */
const CATEGORY = "select, [data-value]";

export interface LiveSearchProps {
  host: HTMLElement;
  input: HTMLInputElement;
  /** Shows the results. */
  panel: HTMLElement;
  spinner: HTMLElement | null;
  /** Null for the plugin's markup, where Enter and the button do nothing useful without a script. */
  form: HTMLFormElement | null;
  /** The chosen category's slug; empty for all. */
  categoryNow: () => string;
  keepsRecent: boolean;
  ask: SearchStoreOptions["ask"];
  /** The address of all results for a term. */
  urlOf: (term: string) => string;
}

// The page prints the settings as two top-level `const`, which are no properties of the window.
declare const deAjaxQuerySearch: unknown;
declare const deAjaxAddionalData: unknown;

/** A settings block has both under the same names. */
const pageSettings = () => [
  typeof deAjaxQuerySearch !== "undefined" && Object(deAjaxQuerySearch),
  typeof deAjaxAddionalData !== "undefined" && Object(deAjaxAddionalData),
  pageGlobal("deAjaxQuerySearch"),
  pageGlobal("deAjaxAddionalData"),
];

const formUrl = (form: HTMLFormElement): string => {
  // A search form holds no files.
  const fields = [...new FormData(form)] as [string, string][];
  // On submit the fields replace the query of the form's own address.
  return new URL(`?${new URLSearchParams(fields)}`, form.action).href;
};

const askServer =
  (settingsNow: () => SearchSettings): LiveSearchProps["ask"] =>
  async (term, category, signal) => {
    // Loaded with the first search: the HTTP client is heavier than this widget.
    const { postAction } = await import("#src/platform/admin-ajax.ts");
    const settings = settingsNow();
    const fields = requestFields((name) => settingText(settings, name), term, category);
    return resultsHtml(await postAction("de_ajax_search", fields, { signal }));
  };

export const readProps = (host: HTMLElement): LiveSearchProps => {
  const input = requirePart(host, INPUT) as HTMLInputElement;
  // Read when needed: optimisers delay the page's scripts until the shopper acts, and the first act may be a search.
  const settingsNow = () => joinSettings(...pageSettings(), host.dataset);
  const { searchurl, recentsearches } = settingsNow();
  if (searchurl && !String(searchurl).includes(TERM)) throw unreadable("data-search-url", TERM, searchurl);
  // The plugin's box of a `div` has no use for a form that a theme has put around it.
  const form = input.closest("div.de-search-form-wrapper") ? null : input.form;
  const categoryNow = () => {
    const field = host.querySelector<HTMLElement & { value?: string }>(CATEGORY);
    // A button has an empty `value` of its own.
    const slug = field?.value || field?.dataset.value;
    return !slug || slug === "all" ? "" : slug;
  };
  return {
    host,
    input,
    panel: requirePart(host, RESULTS),
    spinner: host.querySelector<HTMLElement>(SPINNER),
    form,
    categoryNow,
    keepsRecent: /^(true|1)$/.test(String(recentsearches)),
    ask: askServer(settingsNow),
    urlOf: (term) => {
      const settings = settingsNow();
      return form && !settings.searchurl ? formUrl(form) : resultsUrl(settings, term, categoryNow());
    },
  };
};

export const text = message;
