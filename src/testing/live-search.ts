import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createMockShop } from "#mock/node.ts";
import { settings, showPage } from "./page.ts";
import { server } from "./server.ts";

/** The page builder's search in the mock shop, and a shopper's hands. Importing sets up each test and tidies up. */

export const pageSettings = {
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

export const stockElement = (id = "1", label = "Search the shop") => `<div class="de-advanced-search">
  <div class="de-search-form-wrapper" role="form" aria-label="${label}">
    <div class="de-search-wrapper"><label class="de-visually-hidden" for="de-search-${id}">${label}</label>
      <input class="de-search-input" id="de-search-${id}" type="text" autocomplete="off"><div class="de-ajax-spinner" style="display: none;"></div></div>
    <div class="de-search-wrapper"><div class="de-dropdown-input" role="select" tabindex="0"><span class="de-dropdown-value">All</span><span class="de-dropdown-icon"></span></div>
      <div class="de-search-tax-wrapper"><div class="de-option" role="option" aria-selected="true" value="all" tabindex="0">All</div><div class="de-option" role="option" aria-selected="false" value="kitchen" tabindex="0">Kitchen</div></div></div>
    <div class="de-search-wrapper"><button class="de-advanced-search-button" type="submit">Go</button></div>
    <div class="de-search-results-wrapper"></div>
  </div></div>`;

let shop: ReturnType<typeof createMockShop>;
export const assign = vi.fn();

beforeEach(() => {
  shop = createMockShop();
  server.use(...shop.handlers);
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  assign.mockClear();
});

export const requests = () => shop.session.requests.map(({ payload }) => new URLSearchParams(payload));
export const field = (name = "Search the shop") => screen.getByRole<HTMLInputElement>("combobox", { name });
export const options = () => screen.queryAllByRole("option").filter((option) => option.matches("a"));
export const names = () => options().map((option) => option.querySelector("h3")?.textContent ?? option.textContent);
export const spinner = () => document.querySelector<HTMLElement>(".de-ajax-spinner");
export const panel = () => document.querySelector<HTMLElement>(".de-search-results-wrapper");

export const showSearch = async (html = stockElement(), changes: object = {}) => {
  const loader = showPage(`<main><h1>Shop</h1>${html}<button>Elsewhere</button></main>`, {
    ...pageSettings,
    ...changes,
  });
  await loader.mount();
  return loader;
};

export const type = (value: string, target = field()) => {
  target.focus();
  fireEvent.input(target, { target: { value } });
};

export const search = async (value: string) => {
  type(value);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
};

export const press = (key: string, target: Element = field(), init: object = {}) =>
  fireEvent.keyDown(target, { key, ...init });
