import { create } from "#src/dom/create.ts";
import { scrollWithin } from "#src/dom/scroll-within.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { type LiveSearchProps, text } from "./contract.ts";
import { cutAtMatches } from "./highlight.ts";
import "./results.css";

const RESULT = ".de-search-result";
const ALL = ".de-show-all-results";

const highlight = (node: Node, term: string): void => {
  if (node instanceof Text) {
    const parts = cutAtMatches(node.data, term);
    node.replaceWith(...parts.map((part, index) => (index % 2 ? create("mark", { textContent: part }) : part)));
  } else for (const child of [...node.childNodes]) highlight(child, term);
};

/** Without an answer, and after an empty one, only the required fields are set. */
export interface ResultList {
  term?: string;
  nodes: readonly ChildNode[];
  /** Null when nothing was found. */
  listbox: HTMLElement | null;
  options: HTMLAnchorElement[];
  /** The server's number of results, or its message instead. */
  summary?: string;
  /** Marks the option that the arrow keys have reached: screen readers read it while the focus stays in the field. */
  mark?: (active: HTMLAnchorElement | undefined) => void;
}

interface ListOptions extends Pick<LiveSearchProps, "panel" | "urlOf"> {
  term: string;
  uid: string;
}

export const createResultList = (html: string, { term, uid, panel, urlOf }: ListOptions): ResultList => {
  const content = parseServerHtml(html);
  const options = [...content.querySelectorAll<HTMLAnchorElement>(`${RESULT}, ${ALL}`)];
  options.forEach((option, index) => {
    option.id = `${uid}-option-${index}`;
    option.role = "option";
    option.tabIndex = -1;
  });
  const all = content.querySelector<HTMLAnchorElement>(ALL);
  if (all) all.href = urlOf(term);
  for (const part of content.querySelectorAll(`${RESULT} :is(h3, p:not(.price))`)) {
    // Screen readers hear an option as plain text, but its heading would still count in the page's outline.
    part.role = "none";
    highlight(part, term);
  }
  const list = content.querySelector<HTMLElement>(".de-search-results");
  const listbox = options[0] ? list : null;
  if (listbox) {
    listbox.id = `${uid}-results`;
    listbox.role = "listbox";
    listbox.ariaLabel = text("searchResults");
    // It may stand after the list.
    if (all) listbox.setAttribute("aria-owns", all.id);
  }
  const said = content.querySelector(".de-results-count, .de-no-results-message")?.textContent.trim();
  const count = Number(list?.dataset.posts) || content.querySelectorAll(RESULT).length;
  const summary = said || text(count === 1 ? "searchCountOne" : "searchCount", { count });
  return {
    term,
    nodes: [...content.childNodes],
    listbox,
    options,
    summary,
    mark: (active) => {
      for (const option of options) option.ariaSelected = String(option === active);
      if (active) scrollWithin(panel, active);
    },
  };
};
