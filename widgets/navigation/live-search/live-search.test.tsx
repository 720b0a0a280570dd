import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { delay, HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMockShop } from "#mock/node.ts";
import { demoHtml, settings, showPage } from "#src/test-page.ts";
import { server } from "#src/test-server.ts";

const pageSettings = {
  ...settings,
  BreakdanceFrontend: { data: { ajaxUrl: "/wp-admin/admin-ajax.php" } },
  deAjaxQuerySearch: { post_type: ["product"], posts_per_page: 3, order: "DESC", orderby: "date" },
  deAjaxAddionalData: {
    showResults: 1,
    showPrices: 1,
    allResultsBtn: 1,
    resultsCountName: "products found",
    noResultMessage: "Nothing here",
    showAllResultsText: "See everything",
    searchURL: "https://shop.example/?s={{search-term}}",
    taxonomyTerm: "product_cat",
  },
};

/** The page builder's element, as its plugin prints it. */
const stockElement = (id = "1", label = "Search the shop") => `<div class="de-advanced-search">
  <div class="de-search-form-wrapper" role="form" aria-label="${label}">
    <div class="de-search-wrapper"><label class="de-visually-hidden" for="de-search-${id}">${label}</label>
      <input class="de-search-input" id="de-search-${id}" type="text" autocomplete="off"><div class="de-ajax-spinner" style="display: none;"></div></div>
    <div class="de-search-wrapper"><div class="de-dropdown-input" role="select" tabindex="0"><span class="de-dropdown-value">All</span><span class="de-dropdown-icon"></span></div>
      <div class="de-search-tax-wrapper"><div class="de-option" role="option" aria-selected="true" value="all" tabindex="0">All</div><div class="de-option" role="option" aria-selected="false" value="kitchen" tabindex="0">Kitchen</div></div></div>
    <div class="de-search-wrapper"><button class="de-advanced-search-button" type="submit">Go</button></div>
    <div class="de-search-results-wrapper"></div>
  </div></div>`;

let shop: ReturnType<typeof createMockShop>;
const assign = vi.fn();

beforeEach(() => {
  shop = createMockShop();
  server.use(...shop.handlers);
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  assign.mockClear();
});

const requests = () => shop.session.requests.map(({ payload }) => new URLSearchParams(payload));
const field = (name = "Search the shop") => screen.getByRole<HTMLInputElement>("combobox", { name });
const options = () => screen.queryAllByRole("option").filter((option) => option.matches("a"));
const names = () => options().map((option) => option.querySelector("h3")?.textContent ?? option.textContent);
const spinner = () => document.querySelector<HTMLElement>(".de-ajax-spinner");
const panel = () => document.querySelector<HTMLElement>(".de-search-results-wrapper");

const showSearch = async (html = stockElement(), changes: object = {}) => {
  const loader = showPage(`<main><h1>Shop</h1>${html}<button>Elsewhere</button></main>`, {
    ...pageSettings,
    ...changes,
  });
  await loader.mount();
  return loader;
};

const type = (value: string, target = field()) => {
  target.focus();
  fireEvent.input(target, { target: { value } });
};

const search = async (value: string) => {
  type(value);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
};

const press = (key: string, target: Element = field(), init: object = {}) =>
  fireEvent.keyDown(target, { key, ...init });
const activeOption = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "none");

it("searches for what was typed before its code had arrived", async () => {
  showPage(stockElement(), pageSettings);
  const input = screen.getByRole("textbox", { name: "Search the shop" });
  fireEvent.input(input, { target: { value: "mug" } });
  // Includes loading the widget and the HTTP client for the first time.
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

it("reads the two constants of a page that prints no settings block", async () => {
  Object.assign(globalThis, {
    deAjaxQuerySearch: { post_type: ["product", "page"], posts_per_page: 1 },
    deAjaxAddionalData: { skuHeading: "Number" },
  });
  const { deAjaxQuerySearch: _, deAjaxAddionalData: __, ...rest } = pageSettings;
  showPage(stockElement(), rest);
  fireEvent.input(screen.getByRole("textbox", { name: "Search the shop" }), { target: { value: "mug" } });
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(requests()[0]?.get("post_type")).toBe("product,page");
  expect(requests()[0]?.get("sku_heading")).toBe("Number");
  Reflect.deleteProperty(globalThis, "deAjaxQuerySearch");
  Reflect.deleteProperty(globalThis, "deAjaxAddionalData");
});

it("walks, returns to the text, closes and clears by keyboard", async () => {
  await showSearch();
  await search("mug");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(field().getAttribute("aria-controls") ?? "")?.getAttribute("role")).toBe("listbox");
  expect(activeOption()).toBeNull();
  expect(press("ArrowDown")).toBe(false);
  expect(activeOption()).toBe(options()[0]);
  expect(activeOption()?.getAttribute("aria-selected")).toBe("true");
  press("ArrowUp");
  expect(activeOption()).toBe(options().at(-1));
  press("ArrowDown");
  expect(activeOption()).toBe(options()[0]);
  expect(press("Home")).toBe(true);
  expect(activeOption()).toBeNull();
  expect(document.activeElement).toBe(field());
  press("Escape");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(field().value).toBe("mug");
  press("ArrowDown", field(), { altKey: true });
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(activeOption()).toBeNull();
  press("Escape");
  press("Escape");
  expect(field().value).toBe("");
});

it("follows the option that Enter is pressed on", async () => {
  await showSearch();
  await search("ridge enamel mug");
  press("ArrowDown");
  const followed = vi.fn((event: Event) => event.preventDefault());
  options()[0]?.addEventListener("click", followed);
  expect(press("Enter")).toBe(false);
  expect(followed).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

it("speaks the number of results, and what the shop says when there are none", async () => {
  await showSearch();
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  await search("mug");
  expect(status.textContent).toMatch(/^\d+ products found$/);
  type("nosuchthing");
  await waitFor(() => expect(status.textContent).toBe("Nothing here"));
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

it("marks what matches, without taking markup from the term", async () => {
  await showSearch();
  await search("MUG");
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent?.toLowerCase())).toContain("mug");
  type("<img>");
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(panel()?.querySelector("img[src='']")).toBeNull();
});

it("asks nothing when the shopper types back, and empties the results below 2 characters", async () => {
  await showSearch();
  await search("mug");
  const first = names();
  type("m");
  expect(options()).toEqual([]);
  type("mug");
  expect(names()).toEqual(first);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(requests()).toHaveLength(1);
});

it("opens all results by the button and by Enter, with the chosen category and an encoded term", async () => {
  await showSearch();
  type("mug & bowl");
  fireEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(assign).toHaveBeenLastCalledWith("https://shop.example/?s=mug%20%26%20bowl&post_type=product");
  fireEvent.click(screen.getByRole("combobox", { name: "Category" }));
  fireEvent.click(screen.getByRole("option", { name: "Kitchen" }));
  press("Enter");
  expect(assign).toHaveBeenLastCalledWith(
    "https://shop.example/?s=mug%20%26%20bowl&post_type=product&product_cat=kitchen",
  );
});

it("gives the link to all results the same address", async () => {
  await showSearch();
  await search("wool");
  const all = await screen.findByRole<HTMLAnchorElement>("option", { name: "See everything" });
  expect(all.href).toBe("https://shop.example/?s=wool&post_type=product");
});

it("shows its panel on focus and on click, and hides it on a click elsewhere and when the focus leaves", async () => {
  await showSearch();
  await search("mug");
  fireEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(panel()?.style.display).toBe("none");
  fireEvent.click(field());
  expect(panel()?.style.display).toBe("block");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await waitFor(() => expect(panel()?.style.display).toBe("none"));
  field().focus();
  await waitFor(() => expect(panel()?.style.display).toBe("block"));
});

it.each([
  ["fails", () => new HttpResponse("down", { status: 500 })],
  ["is cut off", () => HttpResponse.error()],
  ["is refused", () => new HttpResponse("0")],
  ["is answered in JSON", () => HttpResponse.json({ success: false })],
])("clears silently and hides the spinner when a search %s", async (_how, answer) => {
  const report = ["error", "warn", "info"] as const;
  const spies = report.map((level) => vi.spyOn(console, level).mockReturnValue(undefined));
  await showSearch();
  await search("mug");
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async () => {
      await delay(100);
      return answer();
    }),
  );
  type("kettle");
  await waitFor(() => expect(spinner()?.style.display).toBe("block"));
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

it("closes at Escape, then empties the field, then leaves Escape to what is around it", async () => {
  await showSearch();
  await search("mug");
  expect(press("Escape")).toBe(false);
  await waitFor(() => expect(field().getAttribute("aria-expanded")).toBe("false"));
  expect(field().value).toBe("mug");
  expect(press("Escape")).toBe(false);
  expect(field().value).toBe("");
  expect(press("Escape")).toBe(true);
});

it("leaves the search to the builder's own script when that shows its results too", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue(undefined);
  await showSearch();
  const theirs = '<div class="de-search-results"><a class="de-search-result" href="/theirs/">Theirs</a></div>';
  await search("mug");
  (panel() ?? document.body).innerHTML = theirs;
  type("kettle");
  await waitFor(() => expect(info).toHaveBeenCalledWith(expect.stringMatching(/\[Another live search\]/)));
  expect(panel()?.innerHTML).toBe(theirs);
  expect(panel()?.style.display).toBe("block");
  fireEvent.input(screen.getByRole("textbox", { name: "Search the shop" }), { target: { value: "wool" } });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(requests()).toHaveLength(2);
});

it("passes axe closed and open", async () => {
  await showSearch();
  const check = async () =>
    (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  expect(await check()).toEqual([]);
  await search("mug");
  press("ArrowDown");
  expect(await check()).toEqual([]);
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

it("offers recent searches where the shop wants them, and forgets them one by one", async () => {
  const recentDemo = stockElement().replace('"de-advanced-search"', '"de-advanced-search" data-recent-searches="true"');
  await showSearch(recentDemo);
  type("kettle");
  await waitFor(() => {
    press("Enter");
    expect(Object.values(window.localStorage).join()).toContain("kettle");
  });
  type("enamel mug");
  press("Enter");
  type("");
  const list = await screen.findByRole("list", { name: "Recent searches" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["enamel mug×", "kettle×"]);
  fireEvent.click(within(list).getByRole("button", { name: /^Remove “kettle”/ }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  fireEvent.click(within(list).getByRole("button", { name: "Search for “enamel mug” again" }));
  expect(field().value).toBe("enamel mug");
  await waitFor(() => expect(names()).toContain("Ridge enamel mug"));
});

it("remembers nothing where the shop has not asked for it", async () => {
  await showSearch();
  type("kettle");
  press("Enter");
  expect(window.localStorage.length).toBe(0);
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
