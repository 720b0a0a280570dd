import { fireEvent, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";

const stock = `<div class="de-search-wrapper"><div class="de-dropdown-input" role="select" tabindex="0"><span class="de-dropdown-value">Choose</span></div>
  <div class="de-search-tax-wrapper"><div class="de-option" role="option" aria-selected="true" value="all" tabindex="0">All</div><div class="de-option" role="option" aria-selected="false" value="kitchen" tabindex="0">Kitchen</div></div></div>`;

const trigger = () => screen.getByRole("combobox", { name: "Category" });
const option = (name: string) => screen.getByRole("option", { name });
const active = () => document.getElementById(trigger().getAttribute("aria-activedescendant") ?? "none")?.textContent;
const press = (key: string, init: object = {}) => fireEvent.keyDown(trigger(), { key, ...init });
const isOpen = () => trigger().getAttribute("aria-expanded") === "true";

const showList = async (html = demoHtml("navigation/search-category")) => {
  const loader = showPage(`<main><h1>Shop</h1>${html}<button>Elsewhere</button></main>`);
  await loader.mount();
  return loader;
};

it("opens at a click that came before its code, and closes on the next", async () => {
  showPage(stock);
  fireEvent.click(screen.getByText("Choose"));
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(document.querySelector(".de-dropdown-input.active + .de-search-tax-wrapper.active")).not.toBeNull();
  expect(document.querySelector("[data-state]")?.getAttribute("data-state")).toBe("open");
  fireEvent.click(trigger());
  expect(isOpen()).toBe(false);
  expect(document.querySelector("[data-state]")?.getAttribute("data-state")).toBe("closed");
});

it("shows the choice, keeps its slug, closes, and tells the search", async () => {
  await showList(stock);
  const heard = vi.fn();
  document.addEventListener("change", heard, { once: true });
  fireEvent.click(trigger());
  expect(isOpen()).toBe(true);
  fireEvent.click(option("Kitchen"));
  expect(isOpen()).toBe(false);
  expect(trigger().textContent).toBe("Kitchen");
  expect(trigger().dataset.value).toBe("kitchen");
  expect(option("Kitchen").getAttribute("aria-selected")).toBe("true");
  expect(option("All").getAttribute("aria-selected")).toBe("false");
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

it("opens a theme's list that was printed hidden", async () => {
  const theme = `<div data-widget="search-category"><button type="button" data-part="trigger"><span data-part="label">All</span></button>
    <ul data-part="list" hidden><li data-part="option" value="all">All</li><li data-part="option" value="kitchen">Kitchen</li></ul></div>`;
  const loader = await showList(theme);
  fireEvent.click(trigger());
  expect(screen.getByRole("listbox")).toBeTruthy();
  fireEvent.click(option("Kitchen"));
  expect(trigger().dataset.value).toBe("kitchen");
  loader.unmount();
  expect(document.querySelector<HTMLElement>('[data-part="list"]')?.hidden).toBe(true);
});

it("is worked by keyboard alone, with type-ahead", async () => {
  await showList();
  trigger().focus();
  press("ArrowDown");
  expect(active()).toBe("All departments");
  press("ArrowDown");
  expect(active()).toBe("Kitchen & table");
  press("w");
  expect(active()).toBe("Wool & linen");
  press("Escape");
  expect(isOpen()).toBe(false);
  expect(trigger().dataset.value).toBe("all");
  press("End");
  press("ArrowUp");
  expect(press("Enter")).toBe(false);
  expect(trigger().dataset.value).toBe("trail");
  expect(document.activeElement).toBe(trigger());
  press("t");
  expect(isOpen()).toBe(true);
  expect(press("Tab")).toBe(true);
  expect(isOpen()).toBe(false);
});

it("takes letters typed in haste for one word, later ones for another, and no shortcut of the browser", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
  await showList(
    stock.replace("Kitchen", "Kids").replace("</div></div></div>", "</div><b class=de-option>Kitchen</b></div></div>"),
  );
  press("k");
  press("i");
  expect(active()).toBe("Kids");
  press("t");
  expect(active()).toBe("Kitchen");
  clock.mockReturnValue(11_000);
  press("a");
  expect(active()).toBe("All");
  for (const key of ["ctrlKey", "metaKey"]) expect(press("k", { [key]: true })).toBe(true);
  expect(active()).toBe("All");
  clock.mockRestore();
});

it("keeps the focus on its field while the mouse chooses, and tells no search of the same choice again", async () => {
  await showList();
  const heard = vi.fn();
  trigger().addEventListener("change", heard);
  fireEvent.click(trigger());
  expect(fireEvent.mouseDown(option("All departments"))).toBe(false);
  fireEvent.click(option("All departments"));
  expect([isOpen(), heard.mock.calls]).toEqual([false, []]);
});

it("closes on a click elsewhere and when the focus leaves", async () => {
  await showList();
  fireEvent.click(trigger());
  fireEvent.click(screen.getByRole("heading", { name: "Shop" }));
  expect(isOpen()).toBe(false);
  trigger().focus();
  press("Enter");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await waitFor(() => expect(isOpen()).toBe(false));
});

it("stays open for a key without a meaning, a press on its edge, and while the shopper is in another window", async () => {
  await showList();
  fireEvent.click(trigger());
  expect(press("Shift")).toBe(true);
  fireEvent.click(screen.getByRole("listbox"));
  fireEvent.focusOut(trigger(), { relatedTarget: null });
  expect(isOpen()).toBe(true);
});

it("brings the reached choice into sight where the list scrolls", async () => {
  await showList();
  const list = screen.getByRole("listbox", { hidden: true });
  vi.spyOn(list, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 50));
  vi.spyOn(option("Wool & linen"), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 80, 200, 20));
  press("ArrowDown");
  press("w");
  expect(list.scrollTop).toBe(50);
});

it("passes axe closed and open, and gives the server's HTML back", async () => {
  const before = demoHtml("navigation/search-category").trim();
  const loader = await showList();
  const check = async () => (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
  expect(await check()).toEqual([]);
  press("End");
  expect(await check()).toEqual([]);
  press("Enter");
  loader.unmount();
  const host = document.querySelector('[data-widget="search-category"]');
  for (const node of host?.querySelectorAll('[class=""]') ?? []) node.removeAttribute("class");
  expect(host?.outerHTML).toBe(before);
});

it("reports a host without a list and leaves it alone", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue(undefined);
  await showList(
    '<div data-widget="search-category"><div data-part="trigger"><span data-part="label">All</span></div></div>',
  );
  await waitFor(() =>
    expect(report.mock.calls[0]?.[0]).toMatch(
      /^\[search-category\] Cannot read the template: expected an element ".*list/,
    ),
  );
  report.mockRestore();
});
