import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The builder's menu on `/menu-lab/`, with settings from the address. */

export const openLab = (page: Page, settings = ""): Promise<unknown> => page.goto(`/menu-lab/?${settings}`);

/** The tested menu; the shop's own menu is on the page too. */
const stage = (page: Page): Locator => page.locator(".lab-stage");
export const nav = (page: Page): Locator => stage(page).locator("nav.breakdance-menu");
export const control = (page: Page, name: string): Locator => nav(page).getByText(name, { exact: true });
export const arrow = (page: Page, name: string): Locator => nav(page).getByRole("button", { name: `${name} Submenu` });
export const panel = (page: Page, name: string): Locator =>
  stage(page)
    .locator(".breakdance-dropdown")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator(".breakdance-dropdown-floater");
export const hamburger = (page: Page): Locator => stage(page).locator(".breakdance-menu-toggle");
export const list = (page: Page): Locator => stage(page).locator(".breakdance-menu-list");

export const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Cannot measure what is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};

export const openMenu = async (page: Page): Promise<void> => {
  await hamburger(page).click();
  await expect(list(page)).toBeVisible();
};

/** Mounts the menu anew with further settings, which costs a tenth of a page. Named as the attributes of its element. */
export const changeSettings = (page: Page, settings: Record<string, string>): Promise<void> =>
  nav(page).evaluate(async (host, attributes) => {
    window.StorefrontWidgets?.unmount(host);
    Object.assign(host.dataset, attributes);
    await window.StorefrontWidgets?.mount(host);
  }, settings);
