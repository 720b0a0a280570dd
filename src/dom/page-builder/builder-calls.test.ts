import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { builderArguments, publishConstructors, tellEarlierAdd } from "./builder-calls.ts";

const names = ["BreakdanceMiniCart", "AwesomeMenu"];
type Builder = new (selector: string, ...args: unknown[]) => object;

const call = (name: string, ...args: [string, ...unknown[]]) => {
  const Published = Reflect.get(window, name) as Builder;
  return new Published(...args);
};

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
});

it("keeps what the page's own calls say about an element", () => {
  publishConstructors(names);
  document.body.innerHTML = '<div class="cart one"></div><div class="cart two"></div>';
  call("BreakdanceMiniCart", ".cart.one", { style: "sidebar" }, "more");
  expect(builderArguments("BreakdanceMiniCart", find(".one"))).toEqual([{ style: "sidebar" }, "more"]);
  expect(builderArguments("BreakdanceMiniCart", find(".two"))).toBeUndefined();
  expect(builderArguments("AwesomeMenu", find(".one"))).toBeUndefined();
});

it("fails a call whose selector cannot be read, and no other call with it", () => {
  publishConstructors(names);
  document.body.innerHTML = '<nav class="menu"></nav>';
  call("AwesomeMenu", ".menu", 1);
  expect(() => call("AwesomeMenu", "%%SELECTOR%% .menu", 2)).toThrow();
  expect(builderArguments("AwesomeMenu", find("nav"))).toEqual([1]);
});

it("believes the last call for an element, and says which selector finds none", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue(undefined);
  publishConstructors(names);
  document.body.innerHTML = '<nav class="menu"></nav>';
  call("AwesomeMenu", ".menu", 1);
  call("AwesomeMenu", "nav", 2);
  call("AwesomeMenu", ".other", 3);
  expect(builderArguments("AwesomeMenu", find("nav"))).toEqual([2]);
  const missing = expect.stringContaining('Element not found. Correct the selector ".other".');
  await vi.waitFor(() => expect(error.mock.calls).toEqual([[missing]]));
  error.mockRestore();
});

it.each([
  ["refresh", "storefront:builder-refresh"],
  ["update", "storefront:builder-refresh"],
  ["destroy", "storefront:builder-destroy"],
])("tells the element when the builder's editor calls %s()", (method, type) => {
  publishConstructors(names);
  document.body.innerHTML = '<div class="cart"></div>';
  const told = vi.fn();
  document.querySelector(".cart")?.addEventListener(type, told);
  const instance = call("BreakdanceMiniCart", ".cart");
  Reflect.get(instance, method).call(instance);
  expect(told).toHaveBeenCalledOnce();
});

it("leaves a name alone that a script of the page has defined", () => {
  const theirs = class {};
  Reflect.set(window, "AwesomeMenu", theirs);
  publishConstructors(names);
  expect(Reflect.get(window, "AwesomeMenu")).toBe(theirs);
});

it("gives way to a script that defines its name later", () => {
  publishConstructors(names);
  const theirs = class {};
  Reflect.set(window, "AwesomeMenu", theirs);
  expect(Reflect.get(window, "AwesomeMenu")).toBe(theirs);
});

it("says nothing of an earlier add where the server has said nothing", () => {
  let isTold = false;
  document.addEventListener("storefront:added-before-load", () => {
    isTold = true;
  });
  tellEarlierAdd();
  expect(isTold).toBe(false);
  Reflect.set(globalThis, "BREAKDANCE_ADDED_TO_CART", true);
  tellEarlierAdd();
  Reflect.deleteProperty(globalThis, "BREAKDANCE_ADDED_TO_CART");
  expect(isTold).toBe(true);
});
