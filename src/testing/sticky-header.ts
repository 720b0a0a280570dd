import { screen } from "@testing-library/react";
import { vi } from "vitest";

/** A window that scrolls, and the header as the page builder prints it. */

export const BUILDER = "bde-header-builder";

/** The page scrolls by less than that, since the window shows the last of it. */
export const PAGE_HEIGHT = 3000;

let scrollY = 0;

/** Moves without an event, as after a reload. */
export const standAt = (y: number): void => {
  scrollY = y;
};

/** For `beforeEach`; `vi.restoreAllMocks` ends it. */
export const standAtTop = (): void => {
  standAt(0);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => scrollY);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE_HEIGHT);
};

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export const scrollTo = async (y: number) => {
  standAt(y);
  window.dispatchEvent(new Event("scroll"));
  await nextFrame();
};

export const builderHeader = (classes: string, data: Readonly<Record<string, string | number>> = {}) => {
  const names = [BUILDER, ...classes.split(" ").filter(Boolean)].join(" ");
  const attributes = Object.entries(data).map(([name, value]) => `data-sticky-${name}="${value}"`);
  return `<div class="breakdance"><header class="${names} bde-header-builder-1-100" ${attributes.join(" ")}><a href="/">Home</a></header></div>
    <main><h1>Shop</h1><button>Elsewhere</button></main>`;
};

export const header = () => screen.getByRole("banner");
