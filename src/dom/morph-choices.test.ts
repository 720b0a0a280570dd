import { expect, it } from "vitest";
import { HELD } from "./marks.ts";
import { morph } from "./morph.ts";

/** A quantity as a list, as some themes print it. */
const form = (quantity: number): HTMLFormElement => {
  const created = document.createElement("form");
  const options = [1, 2, 3].map((number) => `<option${number === quantity ? " selected" : ""}>${number}</option>`);
  created.innerHTML = `<select name="cart[a][qty]">${options.join("")}</select>`;
  return created;
};

it.each([
  ["what was there before, as it refused the choice", 1, "1"],
  ["another number", 2, "2"],
  ["no choice, which means the first", 0, "1"],
])("shows in a list what the shop prints, whatever was chosen in it: %s", (_, printed, shown) => {
  const live = form(1);
  document.body.replaceChildren(live);
  const list = live.querySelector("select");
  for (const chosen of ["2", "3"]) if (list) list.value = chosen;
  morph(live, form(printed));
  expect(live.querySelector("select")).toBe(list);
  expect(list?.value).toBe(shown);
});

it("leaves the choice in a list that the shopper is changing", () => {
  const live = form(0);
  document.body.replaceChildren(live);
  const list = live.querySelector("select") as HTMLSelectElement;
  list.value = "3";
  list.setAttribute(HELD, "");
  morph(live, form(0));
  expect(list.value).toBe("3");
});
