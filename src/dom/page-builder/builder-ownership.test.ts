import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { publishConstructors } from "./builder-calls.ts";
import { isHeaderTaken, isInEditor } from "./builder-ownership.ts";

const NAME = "BreakdanceHeaderBuilder";
type Builder = new (selector: string, ...args: unknown[]) => object;

const construct = (...args: [string, ...unknown[]]) => new (Reflect.get(window, NAME) as Builder)(...args);

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return find("header");
};

let info = vi.fn();
beforeEach(() => {
  info = vi.fn();
  vi.spyOn(console, "info").mockImplementation(info);
});
afterEach(() => {
  Reflect.deleteProperty(window, NAME);
  vi.restoreAllMocks();
});

it("leaves a header to the script whose class the page has, and says so once", async () => {
  Reflect.set(window, NAME, class {});
  publishConstructors([NAME]);
  const header = show('<header class="theirs"></header>');
  expect(isHeaderTaken(header)).toBe(true);
  expect(isHeaderTaken(header)).toBe(true);
  await vi.waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("[BreakdanceHeaderBuilder]")),
  );
});

it("keeps a header that its own constructor was called for, whoever has the name now", () => {
  publishConstructors([NAME]);
  const header = show('<header class="ours"></header>');
  construct(".ours", "1", false);
  Reflect.set(window, NAME, class {});
  expect(isHeaderTaken(header)).toBe(false);
});

it("keeps a theme's own header, and every header on a page without another script", () => {
  publishConstructors([NAME]);
  expect(isHeaderTaken(show("<header></header>"))).toBe(false);
  Reflect.set(window, NAME, class {});
  expect(isHeaderTaken(show('<header data-widget="sticky-header"></header>'))).toBe(false);
});

it("knows the editor by its call", () => {
  publishConstructors([NAME]);
  const header = show('<header class="edited"></header>');
  expect(isInEditor(header)).toBe(false);
  construct(".edited", "1", false);
  expect(isInEditor(header)).toBe(false);
  construct(".edited", "1", true);
  expect(isInEditor(header)).toBe(true);
});
