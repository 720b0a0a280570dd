import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import {
  assign,
  field,
  names,
  options,
  pageSettings,
  panel,
  press,
  requests,
  search,
  showSearch,
  spinner,
  stockElement,
  type,
} from "#src/testing/live-search.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { server, untilQuiet } from "#src/testing/server.ts";

it("searches for what was typed before its code had arrived", async () => {
  showPage(stockElement(), pageSettings);
  const input = screen.getByRole("textbox", { name: "Search the shop" });
  fireEvent.input(input, { target: { value: "mug" } });
  // Includes the first loading of the widget and the HTTP client.
  await waitFor(() => expect(names()).toContain("Ridge enamel mug"), { timeout: 5000 });
  expect(requests()).toHaveLength(1);
});

it("sends the page's settings, encoded, and takes the stray zero and the spare closing div in its stride", async () => {
  await showSearch();
  await search("enamel");
  expect(Object.fromEntries(requests()[0] ?? [])).toMatchObject({
    action: "de_ajax_search",
    nonce: "breakdance_ajax",
    search_term: "enamel",
    post_type: "product",
    cat_name: "",
    sku: "undefined",
  });
  expect([...(panel()?.childNodes ?? [])].map(({ textContent }) => textContent?.trim())).not.toContain("0");
  expect(panel()?.style.display).toBe("block");
  expect(spinner()?.style.display).toBe("none");
  type("mug & bowl+");
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(requests()[1]?.get("search_term")).toBe("mug & bowl+");
});

it.each(["with the page", "after the search's code"])("reads the two constants of a page %s", async (when) => {
  const { deAjaxQuerySearch: _, deAjaxAddionalData: __, ...rest } = pageSettings;
  const loader = showPage(stockElement(), rest);
  if (when !== "with the page") await loader.mount(document.body);
  Object.assign(globalThis, {
    deAjaxQuerySearch: { post_type: ["product", "page"], posts_per_page: 1 },
    deAjaxAddionalData: { skuHeading: "Number", searchURL: "/find/?q={{search-term}}" },
  });
  fireEvent.input(screen.getByLabelText("Search the shop", { selector: "input" }), { target: { value: "mug" } });
  await waitFor(() => expect(requests()).toHaveLength(1));
  fireEvent.click(screen.getByRole("button", { name: "Go" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/find/?q=mug&post_type=product,page"));
  expect(requests()[0]?.get("post_type")).toBe("product,page");
  expect(requests()[0]?.get("sku_heading")).toBe("Number");
  Reflect.deleteProperty(globalThis, "deAjaxQuerySearch");
  Reflect.deleteProperty(globalThis, "deAjaxAddionalData");
});

it("asks nothing when the shopper types back, and empties the results below 2 characters", async () => {
  await showSearch();
  await search("mug");
  const first = names();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  type("m");
  expect(options()).toEqual([]);
  type("mug");
  expect(names()).toEqual(first);
  vi.runAllTimers();
  vi.useRealTimers();
  await untilQuiet();
  expect(requests()).toHaveLength(1);
});

it.each([
  ["fails", () => new HttpResponse("down", { status: 500 })],
  ["is cut off", () => HttpResponse.error()],
  ["is empty", () => new HttpResponse("")],
  ["is refused", () => new HttpResponse("0")],
  ["is answered in JSON", () => HttpResponse.json({ success: false })],
])("clears silently and hides the spinner when a search %s", async (_how, answer) => {
  const report = ["error", "warn", "info"] as const;
  const spies = report.map((level) => vi.spyOn(console, level).mockReturnValue(undefined));
  await showSearch();
  await search("mug");
  const held = Promise.withResolvers<void>();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => held.promise.then(answer)));
  type("kettle");
  await waitFor(() => expect(spinner()?.style.display).toBe("block"));
  held.resolve();
  await waitFor(() => expect(spinner()?.style.display).toBe("none"));
  expect(options()).toEqual([]);
  expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it("keeps several boxes on one page apart", async () => {
  await showSearch(stockElement("1", "First") + stockElement("2", "Second"));
  type("mug", field("Second"));
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  const [first, second] = document.querySelectorAll<HTMLElement>(".de-search-results-wrapper");
  expect(first?.childElementCount).toBe(0);
  expect(second?.querySelector("a.de-search-result")).not.toBeNull();
  expect(field("First").getAttribute("aria-expanded")).toBe("false");
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("leaves the search to the builder's own script when that shows its results too", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue(undefined);
  await showSearch();
  const theirs = '<div class="de-search-results"><a class="de-search-result" href="/theirs/">Theirs</a></div>';
  await search("mug");
  find(".de-search-results-wrapper").innerHTML = theirs;
  type("kettle");
  await waitFor(() => expect(info).toHaveBeenCalledWith(expect.stringMatching(/\[Another live search\]/)));
  expect(panel()?.innerHTML).toBe(theirs);
  expect(panel()?.style.display).toBe("block");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.input(screen.getByRole("textbox", { name: "Search the shop" }), { target: { value: "wool" } });
  vi.runAllTimers();
  vi.useRealTimers();
  await untilQuiet();
  expect(requests()).toHaveLength(2);
});

it("leaves a theme's form to the browser, except for the option that Enter is pressed on", async () => {
  await showSearch(demoHtml("navigation/live-search"));
  const input = field("Search products");
  type("mug", input);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(press("Enter", input)).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole("combobox", { name: "Department" }), { target: { value: "kitchen" } });
  await waitFor(() => expect(requests().at(-1)?.get("cat_name")).toBe("kitchen"));
});

it("leaves the add-on's button to the form around it", async () => {
  const block = stockElement().replace('<div class="de-search-form-wrapper"', '<form class="de-search-form-wrapper"');
  await showSearch(block.replace(/<\/div><\/div>$/, "</form></div>"));
  expect(fireEvent.click(screen.getByRole("button", { name: "Go" }))).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});

it("leads to its own results in a theme's form, which does not know the plugin's field", async () => {
  await showSearch(`<form action="/find/">${stockElement()}</form>`);
  type("mug");
  expect(press("Enter")).toBe(false);
  expect(assign).toHaveBeenCalledWith("https://shop.example/?s=mug&post_type=product");
  fireEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(assign).toHaveBeenCalledTimes(2);
});

it("searches where the plugin has printed examples of results, and gives those back", async () => {
  const example =
    '<div class="de-search-results"><a class="de-search-result" href="/example/"><h3>Example</h3></a></div>';
  const loader = await showSearch(stockElement().replace('results-wrapper">', `$&${example}`));
  await search("mug");
  expect(names()).toContain("Ridge enamel mug");
  expect(names()).not.toContain("Example");
  loader.unmount();
  expect(panel()?.innerHTML).toBe(example);
});

it("leaves another search's results without the plugin's examples", async () => {
  vi.spyOn(console, "info").mockReturnValue(undefined);
  const shown = (name: string) => `<div class="de-search-results"><a class="de-search-result">${name}</a></div>`;
  await showSearch(stockElement().replace('results-wrapper">', `$&${shown("Example")}`));
  await search("mug");
  find(".de-search-results-wrapper").innerHTML = shown("Theirs");
  type("kettle");
  await waitFor(() => expect(panel()?.innerHTML).toBe(shown("Theirs")));
});

it("shows parts that a theme has printed hidden, whose style sheet may forbid any other display, and gives them back", async () => {
  const loader = await showSearch(demoHtml("navigation/live-search").replaceAll('style="display: none"', 'hidden=""'));
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const shown = () => ["spinner", "results"].filter((name) => !part(name)?.hidden);
  const answer = Promise.withResolvers<Response>();
  server.use(http.post("*/admin-ajax.php", () => answer.promise));
  expect(shown()).toEqual([]);
  type("mug", field("Search products"));
  await waitFor(() => expect(shown()).toEqual(["spinner", "results"]));
  answer.resolve(HttpResponse.text("<ul></ul>0"));
  await waitFor(() => expect(shown()).toEqual(["results"]));
  loader.unmount();
  expect(part("results")?.outerHTML).toBe('<div data-part="results" hidden=""></div>');
});

it("finds all results where a theme's form leads, also one whose address has a query, of a language perhaps", async () => {
  const form = demoHtml("navigation/live-search").replace('action="/"', 'action="/?lang=de"');
  const { searchURL, ...noUrl } = pageSettings.deAjaxAddionalData;
  await showSearch(form, { deAjaxAddionalData: noUrl });
  type("wool", field("Search products"));
  const all = await screen.findByRole<HTMLAnchorElement>("option", { name: "See everything" });
  expect(all.href).toBe("https://shop.example/?s=wool&product_cat=&post_type=product");
});

it("names an address of all results that has no place for the term, and leaves the form to the browser", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue(undefined);
  const form = demoHtml("navigation/live-search").replace("<form", '<form data-search-url="/find/?q="');
  await showPage(form, pageSettings).mount();
  const told = `[live-search] Cannot read data-search-url: expected {{search-term}}, got "/find/?q=". Correct it. Element: <form`;
  await waitFor(() => expect(error.mock.calls).toEqual([[expect.stringContaining(told)]]));
  expect(screen.getByLabelText("Search products").getAttribute("role")).toBeNull();
});

it("gives the server's HTML back", async () => {
  const loader = showPage(stockElement(), pageSettings);
  const before = document.querySelector(".de-advanced-search")?.outerHTML;
  await loader.mount();
  await search("mug");
  loader.unmount();
  const after = document.querySelector<HTMLElement>(".de-advanced-search");
  for (const node of after?.querySelectorAll('[style=""], [class=""]') ?? []) {
    if (!node.getAttribute("style")) node.removeAttribute("style");
  }
  expect(after?.outerHTML).toBe(before);
});

it("says so where a theme has marked the field's wrapper instead of the field", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = demoHtml("navigation/live-search").replace(
    /(<input[^>]*) data-part="input">/,
    '<div data-part="input">$1></div>',
  );
  const loader = showPage(page, pageSettings);
  await loader.mount(document.body);
  await waitFor(() => expect(String(log.mock.calls)).toContain('expected an element "input'));
  log.mockRestore();
});
