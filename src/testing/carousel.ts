import { onTestFinished, vi } from "vitest";
import { showPage } from "./page.ts";

/** For tests of carousels, whose library measures: happy-dom lays nothing out. */

const SLIDE_PX = 100;

const lengthOf = (host: HTMLElement | null, name: string): number =>
  Number.parseFloat(host?.style.getPropertyValue(`--sw-carousel-${name}`) ?? "") || 0;

const measure = (element: HTMLElement): { left: number; width: number } => {
  const host = element.closest<HTMLElement>(".owl-carousel");
  const gap = lengthOf(host, "gap");
  const items = lengthOf(host, "items") || 1;
  const width = items * SLIDE_PX + (items - 1) * gap;
  if (!element.matches(".owl-item")) return { left: 0, width };
  const at = [...(element.parentElement?.children ?? [])].indexOf(element);
  const start = at * (SLIDE_PX + gap);
  return { left: host?.matches(".owl-rtl") ? width - start - SLIDE_PX : start, width: SLIDE_PX };
};

/** Lays stages out in a row with slides of 100 px. */
export const layOutCarousels = (): void => {
  const spies = [
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
      return measure(this).left;
    }),
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
      return measure(this).width;
    }),
  ];
  // happy-dom computes no margin unless a sheet sets one.
  const sheet = document.createElement("style");
  sheet.textContent = ".owl-item { margin: 0px }";
  document.head.append(sheet);
  onTestFinished(() => {
    sheet.remove();
    for (const spy of spies) spy.mockRestore();
  });
};

/** With reduced motion, moves end as soon as they begin. */
export const reduceMotion = (isReduced = true): void => {
  const { settings } = Reflect.get(window, "happyDOM");
  settings.device.prefersReducedMotion = isReduced ? "reduce" : "no-preference";
  onTestFinished(() => {
    settings.device.prefersReducedMotion = "no-preference";
  });
};

export const carouselHtml = (attributes = "", slides = 5): string =>
  `<div class="owl-carousel" aria-label="Goods" ${attributes}>${Array.from({ length: slides }, (_, at) => `<div><a href="/goods/${at + 1}/">Thing ${at + 1}</a></div>`).join("")}</div>`;

export const showCarousel = async (html: string) => {
  layOutCarousels();
  const loader = showPage(html);
  await loader.mount();
  await vi.waitFor(() => {
    if (!document.querySelector(".owl-carousel[data-state]:not([data-state='initializing'])"))
      throw new Error("The carousel does not run yet.");
  });
  return loader;
};

export const shownSlides = (): (string | null)[] =>
  [...document.querySelectorAll(".owl-item.active")].map(({ textContent }) => textContent);
