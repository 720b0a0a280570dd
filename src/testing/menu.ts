import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { find } from "./find.ts";
import { demoHtml, showPage } from "./page.ts";
import { setWidth } from "./shopper.ts";

/** The menu's demo at a desktop's width by default, and a shopper's hands. Importing sets up each test and tidies up. */

export const html = document.documentElement;

/** happy-dom lacks the short names of a pointer's place, which every browser has. */
for (const axis of ["X", "Y"] as const)
  Object.defineProperty(MouseEvent.prototype, axis.toLowerCase(), {
    configurable: true,
    get(this: MouseEvent) {
      return this[`client${axis}`];
    },
  });

/** It is mobile up to 767 px. */
export const demo = (attributes: Readonly<Record<string, string>> = {}) => {
  const all = { "mobile-breakpoint": "breakpoint_phone_landscape", ...attributes };
  const written = Object.entries(all).map(([name, value]) => ` data-${name}="${value}"`);
  const menu = demoHtml("navigation/menu").replace('="menu"', `="menu"${written.join("")}`);
  return `<main><h1>Shop</h1><h2>Menu</h2><button>Elsewhere</button></main><div>${menu}</div>`;
};

export const showMenu = async (page = demo()) => {
  const loader = showPage(page);
  await loader.mount();
  return loader;
};

export const nav = () => find("nav");
export const button = (name: string) => screen.getByRole("button", { name });
export const toggle = () => find(".breakdance-menu-toggle");
export const panelOf = (control: Element) => document.getElementById(control.getAttribute("aria-controls") ?? "");
export const isOpen = (control: Element) =>
  control.getAttribute("aria-expanded") === "true" && panelOf(control)?.getAttribute("aria-hidden") === "false";
export const opens = (control: Element) => waitFor(() => expect(isOpen(control)).toBe(true));
export const closes = (control: Element) => waitFor(() => expect(isOpen(control)).toBe(false));
export const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));
export const menuIsOpen = (open: boolean) =>
  waitFor(() => expect(toggle().getAttribute("aria-expanded")).toBe(String(open)));

/** The event never grows old, as it would on a busy machine before the menu hears it. */
export const hover = (element: Element) => {
  const event = createEvent.pointerOver(element, { pointerType: "mouse" });
  fireEvent(element, Object.defineProperty(event, "timeStamp", { value: Infinity }));
};
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** Without style sheets closed panels are not hidden, so the browser tests check these two rules. */
export const violations = async () => {
  const rules = { region: { enabled: false }, "aria-hidden-focus": { enabled: false } };
  return (await axe.run(document.body, { rules })).violations.map(({ id }) => id);
};

export const isFollowed = (link: Element, keys: MouseEventInit = {}): boolean => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...keys });
  let wasPrevented = false;
  const note = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  // Bind after the loader, which listens on the window.
  window.addEventListener("click", note);
  link.dispatchEvent(click);
  window.removeEventListener("click", note);
  return !wasPrevented;
};

beforeAll(async () => {
  // A menu loads these with the first pointer or key on it; the tests need them at once.
  await Promise.all([
    import("../../widgets/navigation/menu/floating-panels.tsx"),
    import("../../widgets/navigation/menu/keys.tsx"),
  ]);
});

beforeEach(() => setWidth(1024));

afterEach(() => {
  setWidth(1024);
  vi.restoreAllMocks();
});
