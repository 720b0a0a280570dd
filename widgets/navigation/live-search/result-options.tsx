import { scrollWithin } from "#src/dom/scroll-within.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import type { LiveSearchProps } from "./contract.ts";
import { cutAtMatches } from "./highlight.ts";
import "./results.css";

/** Turns the server's results into a list whose links are options of the search field. */

const OPTIONS = "a.de-search-result, a.de-show-all-results";

/** Marks what matches in a node's texts. */
const highlight = (node: Node, term: string): void => {
  if (!(node instanceof Text)) {
    for (const child of [...node.childNodes]) highlight(child, term);
    return;
  }
  const parts = cutAtMatches(node.data, term).map((part, index) => {
    if (index % 2 === 0) return part;
    const mark = document.createElement("mark");
    mark.textContent = part;
    return mark;
  });
  node.replaceWith(...parts);
};

export interface ResultList {
  nodes: readonly ChildNode[];
  /** Null when nothing was found. */
  listbox: HTMLElement | null;
  options: HTMLAnchorElement[];
  /** The number of results as the server tells it, else what it says instead. */
  summary: string;
  /** Marks the option that the arrow keys have led to, and that a screen reader reads while the focus stays in the field. */
  mark: (active: HTMLAnchorElement | undefined) => void;
}

interface ListOptions extends Pick<LiveSearchProps, "panel" | "say"> {
  term: string;
  uid: string;
  allResultsAddress: string;
}

export const createResultList = (
  html: string,
  { term, uid, panel, say, allResultsAddress }: ListOptions,
): ResultList => {
  const content = parseServerHtml(html);
  const options = [...content.querySelectorAll<HTMLAnchorElement>(OPTIONS)];
  const results = options.filter((option) => option.matches(".de-search-result"));
  options.forEach((option, index) => {
    option.id = `${uid}-option-${index}`;
    option.setAttribute("role", "option");
    option.tabIndex = -1;
    // An option has no structure to a screen reader, but its heading would still count in the page's outline.
    for (const heading of option.querySelectorAll("h1, h2, h3, h4, h5, h6")) heading.setAttribute("role", "none");
    if (option.matches(".de-show-all-results")) option.href = allResultsAddress;
  });
  for (const part of results.flatMap((option) => [...option.querySelectorAll("h3, p:not(.price)")]))
    highlight(part, term);
  const list = content.querySelector<HTMLElement>(".de-search-results");
  const listbox = options.length > 0 ? list : null;
  if (listbox) {
    listbox.id = `${uid}-results`;
    listbox.setAttribute("role", "listbox");
    listbox.setAttribute("aria-label", say("searchResults"));
    // The link to all results may stand after the list.
    const outside = options.filter((option) => !listbox.contains(option));
    if (outside.length > 0) listbox.setAttribute("aria-owns", outside.map(({ id }) => id).join(" "));
  }
  const said = content.querySelector(".de-results-count, .de-no-results-message")?.textContent?.trim();
  const count = Number(list?.dataset.posts) || results.length;
  const summary = said || say(count === 1 ? "searchCountOne" : "searchCount", { count });
  const mark: ResultList["mark"] = (active) => {
    for (const option of options) option.setAttribute("aria-selected", String(option === active));
    if (active) scrollWithin(panel, active);
  };
  return { nodes: [...content.childNodes], listbox, options, summary, mark };
};
