import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { field, names, press, search, showSearch, stockElement, type } from "#src/testing/live-search.ts";

/** Makes a first search, which is remembered. `setting` is the shop's way to switch that on. */
const searchForKettle = async (setting: string) => {
  await showSearch(
    stockElement().replace('"de-advanced-search"', `"de-advanced-search" data-recent-searches="${setting}"`),
  );
  type("kettle");
  await waitFor(() => {
    press("Enter");
    expect(Object.values(window.localStorage).join()).toContain("kettle");
  });
};

it("offers recent searches where the shop wants them, and forgets them one by one", async () => {
  await searchForKettle("true");
  type("enamel mug");
  press("Enter");
  type("");
  const list = await screen.findByRole("list", { name: "Recent searches" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["enamel mug×", "kettle×"]);
  fireEvent.click(within(list).getByRole("button", { name: /^Remove “kettle”/ }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  fireEvent.click(within(list).getByRole("button", { name: "Search for “enamel mug” again" }));
  expect(field().value).toBe("enamel mug");
  expect(list.isConnected).toBe(false);
  await waitFor(() => expect(names()).toContain("Ridge enamel mug"));
});

it("offers them again in a field that Escape has emptied", async () => {
  await searchForKettle("1");
  type("k");
  press("Escape");
  expect(field().value).toBe("");
  fireEvent.click(field());
  expect(screen.getByRole("list", { name: "Recent searches" })).toBeTruthy();
});

it("remembers what led to a result that was clicked", async () => {
  await searchForKettle("1");
  type("mug");
  await waitFor(() => expect(names()).toContain("Ridge enamel mug"));
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("option", { name: /Ridge enamel mug/ }));
  expect(Object.values(window.localStorage).join()).toContain('"mug"');
});

it("remembers where the shop says so as WordPress prints it", async () => {
  await searchForKettle("1");
});

it("does not remember what an input method's Enter has only composed", async () => {
  await searchForKettle("1");
  type("茶碗");
  press("Enter", field(), { keyCode: 229 });
  expect(Object.values(window.localStorage).join()).not.toContain("茶碗");
});

it("remembers nothing where the shop has not asked for it", async () => {
  await showSearch();
  await search("mug");
  await vi.dynamicImportSettled();
  press("Enter");
  expect(window.localStorage.length).toBe(0);
});
