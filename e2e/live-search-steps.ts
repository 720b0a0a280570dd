import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const LAB = "/header-lab/";

export const field = (page: Page, name = "Search the shop") => page.getByRole("combobox", { name, exact: true });
/** By id, because the field becomes a combobox only with the widget's code. */
export const input = (page: Page, id = "lab-1") => page.locator(`#de-search-${id}`);
export const results = (page: Page) => page.getByRole("listbox", { name: "Search results" });
export const category = (page: Page) => page.getByRole("combobox", { name: "Category" }).first();

export const search = async (page: Page, term: string) => {
  await input(page).fill(term);
  await expect(results(page)).toBeVisible();
};
