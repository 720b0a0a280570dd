import { fireEvent, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { assign, field, options, panel, press, requests, search, showSearch, type } from "#src/testing/live-search.ts";
import { server } from "#src/testing/server.ts";

const activeOption = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "none");

it("walks, returns to the text, closes and clears by keyboard", async () => {
  await showSearch();
  await search("mug");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(field().closest("[data-state=open]")).toBeTruthy();
  expect(document.getElementById(field().getAttribute("aria-controls") ?? "")?.getAttribute("role")).toBe("listbox");
  expect(activeOption()).toBeNull();
  expect(press("ArrowDown")).toBe(false);
  expect(activeOption()).toBe(options()[0]);
  expect(activeOption()?.getAttribute("aria-selected")).toBe("true");
  press("ArrowUp");
  expect(activeOption()).toBe(options().at(-1));
  press("ArrowDown");
  expect(activeOption()).toBe(options()[0]);
  expect(press("Home")).toBe(true);
  expect(activeOption()).toBeNull();
  expect(document.activeElement).toBe(field());
  press("Escape");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(field().closest("[data-state=closed]")).toBeTruthy();
  expect(field().value).toBe("mug");
  for (const [key, isOpen] of [
    ["ArrowDown", "true"],
    ["ArrowUp", "false"],
  ] as const) {
    press(key, field(), { altKey: true });
    expect(field().getAttribute("aria-expanded")).toBe(isOpen);
    expect(activeOption()).toBeNull();
  }
  press("Escape");
  expect(field().value).toBe("");
});

it("follows the option that Enter is pressed on", async () => {
  await showSearch();
  await search("ridge enamel mug");
  press("ArrowDown");
  const followed = vi.fn((event: Event) => event.preventDefault());
  options()[0]?.addEventListener("click", followed);
  expect(press("Enter")).toBe(false);
  expect(followed).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

it("leaves the Enter that ends a composition to the input method", async () => {
  await showSearch();
  await search("mug");
  const byInputMethod = { keyCode: 229 };
  expect(press("ArrowDown", field(), byInputMethod)).toBe(true);
  expect(activeOption()).toBeNull();
  // Safari ends the composition before it fires the key event.
  expect(press("Enter", field(), { ...byInputMethod, isComposing: false })).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});

it("speaks the number of results, and what the shop says when there are none", async () => {
  await showSearch();
  const status = screen.getByRole("status");
  expect(status.classList).toContain("de-visually-hidden");
  expect(status.textContent).toBe("");
  await search("mug");
  expect(status.textContent).toMatch(/^\d+ products found$/);
  type("nosuchthing");
  await waitFor(() => expect(status.textContent).toBe("Nothing here"));
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

it.each([
  ["1 result", ""],
  ["12 results", ' data-posts="12"'],
])("counts %s itself where the shop says no number", async (spoken, posts) => {
  const found = `<div class="de-search-results"${posts}><a class="de-search-result" href="/mug/"><h3>Mug</h3></a></div>`;
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.html(found)));
  await showSearch();
  await search("mug");
  expect(screen.getByRole("status").textContent).toBe(spoken);
});

it("does not speak the older number again when somebody types on after Escape", async () => {
  await showSearch();
  const status = screen.getByRole("status");
  await search("mug");
  const number = status.textContent;
  press("Escape");
  await waitFor(() => expect(status.textContent).toBe(""));
  type("nosuchmug");
  expect(status.textContent).toBe("");
  await waitFor(() => expect(status.textContent).toBe("Nothing here"));
  type("mug");
  await waitFor(() => expect(status.textContent).toBe(number));
});

it("marks what matches, without taking markup from the term", async () => {
  await showSearch();
  await search("MUG");
  // A result's heading would count in the page's outline.
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Shop"]);
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent?.toLowerCase())).toContain("mug");
  type("<img>");
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(panel()?.querySelector("img[src='']")).toBeNull();
});

it("opens all results by the button and by Enter, with the chosen category and an encoded term", async () => {
  await showSearch();
  type("mug & bowl");
  fireEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(assign).toHaveBeenLastCalledWith("https://shop.example/?s=mug%20%26%20bowl&post_type=product");
  fireEvent.click(screen.getByRole("combobox", { name: "Category" }));
  fireEvent.click(screen.getByRole("option", { name: "Kitchen" }));
  press("Enter");
  expect(assign).toHaveBeenLastCalledWith(
    "https://shop.example/?s=mug%20%26%20bowl&post_type=product&product_cat=kitchen",
  );
});

it("gives the link to all results the same address", async () => {
  await showSearch();
  await search("wool");
  const all = await screen.findByRole<HTMLAnchorElement>("option", { name: "See everything" });
  expect(all.href).toBe("https://shop.example/?s=wool&post_type=product");
  expect(screen.getByRole("listbox", { name: "Search results" }).getAttribute("aria-owns")).toBe(all.id);
});

it("shows its panel on focus and on click, and hides it on a click elsewhere and when the focus leaves", async () => {
  await showSearch();
  await search("mug");
  fireEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(panel()?.style.display).toBe("none");
  fireEvent.click(field());
  expect(panel()?.style.display).toBe("block");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await waitFor(() => expect(panel()?.style.display).toBe("none"));
  field().focus();
  await waitFor(() => expect(panel()?.style.display).toBe("block"));
});

it("keeps its panel where text is selected beyond the field's edge, and while another window has the focus", async () => {
  await showSearch();
  field().focus();
  await search("mug");
  fireEvent.click(document.body);
  expect(panel()?.style.display).toBe("block");
  const own = document.querySelector(".de-advanced-search-button");
  for (const relatedTarget of [document.body, own, null]) fireEvent.focusOut(field(), { relatedTarget });
  expect(panel()?.style.display).toBe("block");
  field().blur();
  fireEvent.click(document.body);
  expect(panel()?.style.display).toBe("none");
});

it.each([
  ["has emptied it", "", 1],
  ["has written a newer term", "bowl", 2],
])("shows nothing older at the focus of a field after a script %s", async (_what, value, asked) => {
  await showSearch();
  await search("mug");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  field().value = value;
  field().focus();
  await waitFor(() => expect(panel()?.textContent).not.toMatch(/mug/i));
  expect(requests()).toHaveLength(asked);
  expect(panel()?.style.display).toBe("block");
});

it("closes at Escape, then empties the field, then leaves Escape to what is around it", async () => {
  await showSearch();
  await search("mug");
  expect(press("Escape")).toBe(false);
  await waitFor(() => expect(field().getAttribute("aria-expanded")).toBe("false"));
  expect(field().value).toBe("mug");
  expect(press("Escape")).toBe(false);
  expect(field().value).toBe("");
  expect(press("Escape")).toBe(true);
});

it("closes at Escape on a pressed result too, where Back leaves the focus, and gives the focus to the field", async () => {
  await showSearch();
  await search("mug");
  const pressed = options()[0] as HTMLElement;
  pressed.focus();
  expect(press("Escape", pressed)).toBe(false);
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(panel()?.style.display).toBe("none"));
  expect(field().value).toBe("mug");
});

it("keeps what was typed for Back, where Safari resets a field without autocompletion and the results are shown", async () => {
  await showSearch();
  await search("mug");
  window.dispatchEvent(new Event("pagehide"));
  field().value = field().defaultValue;
  expect(field().value).toBe("mug");
  expect(field().getAttribute("aria-expanded")).toBe("true");
});

it("passes axe closed and open", async () => {
  await showSearch();
  const check = async () =>
    (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  expect(await check()).toEqual([]);
  await search("mug");
  press("ArrowDown");
  expect(await check()).toEqual([]);
});
