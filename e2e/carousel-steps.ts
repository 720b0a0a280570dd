import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** What the journeys through carousels share. */

export const LOOKBOOK = "/lookbook/";

/** The numbers of the slides that are shown. */
export const shown = (slides: Locator): Promise<number[]> =>
  slides
    .locator(".owl-item.active")
    .evaluateAll((items) => items.map((item) => Number.parseInt(item.getAttribute("aria-label") ?? "", 10)));

/** Waits for a carousel that has come near. */
export const ready = async (slides: Locator): Promise<Locator> => {
  await slides.scrollIntoViewIfNeeded();
  await expect(slides).toHaveClass(/owl-loaded/);
  return slides;
};
