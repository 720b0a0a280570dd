import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const LOOKBOOK = "/lookbook/";

/** The numbers of the slides that are shown. */
export const shown = (slides: Locator): Promise<number[]> =>
  slides
    .locator(".owl-item.active")
    .evaluateAll((items) => items.map((item) => Number.parseInt(item.getAttribute("aria-label") ?? "", 10)));

/** Scrolls to a carousel and waits until it runs. */
export const ready = async (slides: Locator): Promise<Locator> => {
  await slides.scrollIntoViewIfNeeded();
  await expect(slides).toHaveClass(/owl-loaded/);
  return slides;
};
