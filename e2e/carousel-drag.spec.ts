import type { Locator, Page } from "@playwright/test";
import { LOOKBOOK, ready } from "./carousel-steps.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./storefront.ts";

/** What is dragged, and what happens meanwhile. */

/** Takes a carousel by the middle and pulls it, without letting it go. */
const pull = async (page: Page, slides: Locator, way: number): Promise<void> => {
  const box = await slides.locator(".owl-stage-outer").first().boundingBox();
  if (!box) throw new Error("The stage is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way, y, { steps: 8 });
  await expect(slides).toHaveAttribute("data-state", "dragging");
};

test("a carousel that is measured anew while it is dragged is not dragged any more", async ({ page }) => {
  await visit(page, LOOKBOOK);
  const slides = await ready(page.getByRole("region", { name: "Carry it home", exact: true }));
  await pull(page, slides, -200);
  // As scripts do whose pictures have come.
  await slides.evaluate((node) => node.dispatchEvent(new CustomEvent("refresh.owl.carousel", { bubbles: true })));
  await expect(slides).toHaveAttribute("data-state", "still");
  await page.mouse.up();
  await pull(page, slides, -200);
});
