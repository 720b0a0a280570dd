import type { Page } from "@playwright/test";
import { LOOKBOOK, ready, shown } from "./carousel-steps.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./storefront.ts";

/** Carousels on pages whose scripts and style sheets were written for Owl. */

/** Calls methods of the page's jQuery on its carousel. */
const callOn = (page: Page, ...calls: [name: string, ...args: unknown[]][]): Promise<void> =>
  page.evaluate((given) => {
    type Collection = Record<string, (...args: unknown[]) => void>;
    const called = (window as unknown as { jQuery: (target: string) => Collection }).jQuery(".called");
    for (const [name, ...args] of given) called[name]?.(...args);
  }, calls);

test("the page's jQuery starts it by Owl's call, hears Owl's events and moves it", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const names = ["initialize", "initialized", "change", "changed", "translate", "translated", "drag", "dragged"];
      const { jQuery } = window as unknown as {
        jQuery: (target: unknown) => { on: (names: string, handler: (event: Event) => void) => void };
      };
      jQuery(document).on(names.map((name) => `${name}.owl.carousel`).join(" "), ({ type, target }) => {
        if (target instanceof Element && target.matches(".called")) heard.push(type);
      });
    });
  });
  await visit(page, `${LOOKBOOK}?jquery=1&owl=call`);
  const slides = await ready(page.locator(".called"));
  await expect(page.locator("html")).toHaveAttribute("data-called", "yes");
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  expect(await heard()).toEqual(["initialize", "change", "changed", "initialized"]);
  await page.evaluate(() => {
    (window as unknown as { jQuery: (target: string) => { trigger: (name: string) => void } })
      .jQuery(".called")
      .trigger("next.owl.carousel");
  });
  await expect.poll(() => shown(slides)).toEqual([2, 3]);
  await expect(slides).toHaveAttribute("data-state", "still");
  expect(await heard()).toEqual(["change", "changed", "translate", "translated"]);
});

test("its listeners hear how many pages it has, when it starts and when its window changes", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const news of ["initialized", "resized"])
      addEventListener(`storefront:carousel-${news}`, (event) => {
        const { detail, target } = event as CustomEvent<{ page: { count: number } }>;
        if ((target as Element).matches(".lookbook-goods")) heard.push(`${news}: ${detail.page.count}`);
      });
  });
  await visit(page, LOOKBOOK);
  const slides = await ready(page.getByRole("region", { name: "Carry it home" }));
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(await heard()).toEqual(["initialized: 2"]);
  await page.setViewportSize({ width: 800, height: 720 });
  await expect(slides.locator(".owl-dot")).toHaveCount(3);
  await expect.poll(heard).toEqual(["initialized: 2", "resized: 3"]);
});

test("an endless row of no more slides than are shown stands still", async ({ page }) => {
  await visit(page, LOOKBOOK);
  const slides = page.getByRole("region", { name: "Carry it home" });
  await slides.evaluate((row) => {
    row.removeAttribute("data-responsive");
    row.dataset.items = String(row.childElementCount);
  });
  await ready(slides);
  await expect(slides.getByRole("button", { name: "Next" })).toBeHidden();
  expect(await shown(slides)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("an endless row of one slide more than are shown goes round, however wide its slides are", async ({ page }) => {
  await visit(page, `${LOOKBOOK}?jquery=1`);
  const slides = page.getByRole("region", { name: "Carry it home" });
  await slides.evaluate((row) => {
    row.removeAttribute("data-responsive");
    row.dataset.items = String(row.childElementCount - 1);
    row.dataset.refreshed = "0";
    const count = () => {
      row.dataset.refreshed = String(Number(row.dataset.refreshed) + 1);
    };
    type Collection = { on: (name: string, run: () => void) => void };
    (window as unknown as { jQuery: (row: Element) => Collection }).jQuery(row).on("refreshed.owl.carousel", count);
  });
  await ready(slides);
  const refreshes = async () => Number(await slides.getAttribute("data-refreshed"));
  for (const width of [1000, 1001, 1002, 1003, 1004, 1005, 1006]) {
    const before = await refreshes();
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(refreshes).toBeGreaterThan(before);
    await expect(slides.getByRole("button", { name: "Previous" }), `at ${width} px`).not.toHaveClass(/disabled/);
  }
});

test("a carousel in a closed tab keeps its place, and begins at its own", async ({ page }) => {
  await visit(page, `${LOOKBOOK}?jquery=1&owl=call`);
  const slides = await ready(page.locator(".called"));
  const seen = (display: "block" | "none") =>
    slides.evaluate(async (node, value) => {
      node.parentElement?.style.setProperty("display", value);
      // Until observers of sizes have been told.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, display);
  await callOn(page, ["trigger", "destroy.owl.carousel"], ["owlCarousel", { items: 2 }]);
  await callOn(page, ["trigger", "to.owl.carousel", [2, 0, true]]);
  await expect.poll(() => shown(slides)).toEqual([3, 4]);
  await seen("none");
  await seen("block");
  expect(await shown(slides)).toEqual([3, 4]);

  await seen("none");
  await callOn(page, ["trigger", "destroy.owl.carousel"], ["owlCarousel", { items: 2, startPosition: 1 }]);
  await seen("block");
  await expect.poll(() => shown(slides)).toEqual([2, 3]);
  await expect(slides.locator(".owl-item").nth(1)).toBeInViewport();
});

test("an endless row has no gap after a quick step over several slides past its end", async ({ page }) => {
  await visit(page, `${LOOKBOOK}?jquery=1&owl=call`);
  const slides = await ready(page.locator(".called"));
  await callOn(page, ["trigger", "destroy.owl.carousel"], ["owlCarousel", { items: 2, loop: true, slideBy: 2 }]);
  const count = await slides.locator(".owl-item").count();
  await callOn(page, ["trigger", "to.owl.carousel", [count - 1, 0, true]]);
  await callOn(page, ["trigger", "next.owl.carousel", [10]]);
  await expect.poll(() => shown(slides)).toEqual([2, 3]);
  await expect(slides.locator(".owl-item").nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.locator(".owl-item").nth(2)).toBeInViewport({ ratio: 0.9 });
});

test("the room beside the slides is the same at both ends, also under Owl's own sheet", async ({ page }) => {
  await visit(page, `${LOOKBOOK}?jquery=1&owl=call`);
  const slides = await ready(page.locator(".called"));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".owl-carousel .owl-stage { position: relative }");
    document.adoptedStyleSheets.push(sheet);
  });
  await callOn(page, ["trigger", "destroy.owl.carousel"], ["owlCarousel", { items: 2, stagePadding: 40 }]);
  await expect(slides).toHaveAttribute("data-state", "still");
  const room = (side: "left" | "right") =>
    slides.evaluate((node, end) => {
      const [first, ...others] = node.querySelectorAll(".owl-item.active");
      const slide = end === "left" ? first : others.at(-1);
      return Math.abs((slide?.getBoundingClientRect()[end] ?? 0) - node.getBoundingClientRect()[end]);
    }, side);
  await expect.poll(() => room("left")).toBeCloseTo(40, 0);
  await callOn(page, ["trigger", "to.owl.carousel", [3, 0, true]]);
  await expect.poll(() => shown(slides)).toEqual([4, 5]);
  await expect.poll(() => room("right")).toBeCloseTo(40, 0);

  await callOn(page, ["trigger", "destroy.owl.carousel"], ["owlCarousel", { items: 2, stagePadding: 40, loop: true }]);
  await callOn(page, ["trigger", "to.owl.carousel", [0, 0, true]]);
  await expect.poll(() => shown(slides)).toEqual([1, 2]);
  await expect.poll(() => room("left")).toBeCloseTo(40, 0);
  await expect.poll(() => room("right")).toBeCloseTo(40, 0);
  // An endless row fills its padding with the neighbouring slides.
  const peeking = () =>
    slides.evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      const isPeeking = (x: number) =>
        [...node.querySelectorAll(".owl-item:not(.active)")].some((slide) => {
          const place = slide.getBoundingClientRect();
          return place.left <= x && place.right >= x;
        });
      return [isPeeking(left + 10), isPeeking(right - 10)];
    });
  await expect.poll(peeking).toEqual([true, true]);
});
