import type { Locator, Page } from "@playwright/test";
import { LOOKBOOK, ready, shown } from "./carousel-steps.ts";
import { expect, test } from "./fixtures.ts";
import { visit } from "./storefront.ts";

/** Presses the carousel's middle and drags it, without letting go. */
const pull = async (page: Page, slides: Locator, way: number): Promise<void> => {
  const box = await slides.locator(".owl-stage-outer").first().boundingBox();
  if (!box) throw new Error("The stage is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way, y, { steps: 8 });
  await expect(slides).toHaveAttribute("data-state", "dragging");
};

test("a carousel that is measured anew while it is dragged is not dragged any more, and turns when it is", async ({
  page,
}) => {
  await visit(page, LOOKBOOK);
  const slides = await ready(page.getByRole("region", { name: "Carry it home", exact: true }));
  await pull(page, slides, -200);
  // Scripts fire this event when their pictures have loaded.
  await slides.evaluate((node) => node.dispatchEvent(new CustomEvent("refresh.owl.carousel", { bubbles: true })));
  await expect(slides).toHaveAttribute("data-state", "still");
  await page.mouse.up();
  // Far less than half a slide.
  await pull(page, slides, -40);
  await page.mouse.up();
  await expect.poll(() => shown(slides)).toEqual([2, 3, 4, 5]);
});

test("a row that narrows in many steps is measured once, and a drag is heard once after it", async ({ page }) => {
  await visit(page, `${LOOKBOOK}?jquery=1&owl=call`);
  const slides = await ready(page.locator(".called"));
  await slides.evaluate((row) => {
    type Listen = (names: string, handler: (event: Event) => void) => void;
    const { jQuery } = window as unknown as { jQuery: (target: unknown) => { on: Listen } };
    const heard: string[] = [];
    Object.assign(window, { heard });
    const names = ["resize", "resized", "drag", "dragged", "translate", "translated"].map(
      (name) => `${name}.owl.carousel`,
    );
    jQuery(row).on(names.join(" "), ({ type }) => heard.push(type));
  });
  // With the clock stopped, no pause between two steps is long enough to measure the row.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await slides.evaluate(async (row) => {
    for (let step = 1; step <= 5; step += 1) {
      row.style.width = `${row.clientWidth - 20}px`;
      // Observers of sizes are told in the order in which they were made.
      await new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(row);
      });
    }
  });
  await page.clock.resume();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toContain("resized");
  await pull(page, slides, -200);
  await page.mouse.up();
  await expect(slides).toHaveAttribute("data-state", "still");
  expect(await heard()).toEqual(["resize", "resized", "drag", "translate", "dragged", "translated"]);
});

test("a row is pulled a fifth of the way past its ends, or stays at them, and turns the other way", async ({
  page,
}) => {
  await visit(page, `${LOOKBOOK}?jquery=1&owl=call`);
  const slides = await ready(page.locator(".called"));
  /** How far to the right of its place the first slide is while it is dragged there. */
  const pulledPast = async (options: object): Promise<number> => {
    await slides.evaluate((row, given) => {
      const { jQuery } = window as unknown as Record<
        string,
        (row: Element) => Record<string, (given: unknown) => void>
      >;
      jQuery?.(row).trigger?.("destroy.owl.carousel");
      jQuery?.(row).owlCarousel?.(given);
    }, options);
    await expect(slides.locator(".owl-item.active")).toHaveCount(2);
    const first = slides.locator(".owl-item").first();
    const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
    await page.mouse.move(x + 50, y + 50);
    await page.mouse.down();
    await page.mouse.move(x + 250, y + 50, { steps: 8 });
    await page.evaluate(async () => {
      for (let frame = 1; frame <= 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    const pulled = ((await first.boundingBox())?.x ?? 0) - x;
    await page.mouse.up();
    return Math.round(pulled);
  };
  expect(await pulledPast({ items: 2 })).toBe(40);
  expect(await pulledPast({ items: 2, pullDrag: false })).toBe(0);
  await pull(page, slides, -200);
  await page.mouse.up();
  await expect.poll(() => shown(slides)).toEqual([2, 3]);
});

test("a carousel that stands in a slide of another one is dragged alone", async ({ page }) => {
  await visit(page, LOOKBOOK);
  await page.evaluate(() => {
    const row = (id: string, count: number) => {
      const list = document.createElement("div");
      list.className = "owl-carousel";
      list.id = id;
      list.dataset.items = "1";
      for (let at = 0; at < count; at += 1) list.append(document.createElement("p"));
      for (const slide of list.children) slide.textContent = `A slide of ${id}`;
      return list;
    };
    const outer = row("outer", 2);
    outer.firstElementChild?.replaceWith(row("inner", 3));
    document.querySelector("main")?.replaceChildren(outer);
  });
  const [outer, inner] = [page.locator("#outer"), await ready(page.locator("#inner"))];
  await pull(page, inner, -600);
  await expect(outer).toHaveAttribute("data-state", "still");
  await page.mouse.up();
  await expect.poll(() => shown(inner)).toEqual([2]);
});
