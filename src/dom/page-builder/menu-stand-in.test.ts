import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { standInForMenu } from "./menu-stand-in.ts";

interface Menu {
  [method: string]: (...args: unknown[]) => unknown;
}

const nav = () => find<HTMLElement & { bdMenu?: Menu }>("nav");

const constructMenu = (): Menu => {
  const standIn: Menu = {};
  standInForMenu(standIn, "nav");
  return standIn;
};

/** Stands in for `StorefrontWidgets.mount` on the element. */
const whenMounted = (mount: () => void) =>
  Object.assign(window, { StorefrontWidgets: { mount: vi.fn(async () => mount()) } });

afterEach(() => Reflect.deleteProperty(window, "StorefrontWidgets"));

it("is the element's menu until the menu itself has come, and asks that from then on", () => {
  document.body.innerHTML = "<nav></nav>";
  const standIn = constructMenu();
  expect(nav().bdMenu).toBe(standIn);
  const openDropdown = vi.fn();
  nav().bdMenu = { openDropdown, getOpenDropdown: () => nav() };
  standIn.openDropdown?.(nav(), "hover");
  expect(openDropdown.mock.calls).toEqual([[nav(), "hover"]]);
  expect(standIn.getOpenDropdown?.()).toBe(nav());
});

it("loads the menu for what is asked too early, and asks it then, once and in order", async () => {
  document.body.innerHTML = "<nav></nav>";
  const asked: string[] = [];
  whenMounted(() => {
    nav().bdMenu = { closeAll: () => asked.push("closeAll"), toggleMobileMenu: () => asked.push("toggleMobileMenu") };
  });
  const standIn = constructMenu();
  expect(standIn.getOpenDropdown?.()).toBeNull();
  standIn.closeAll?.();
  standIn.toggleMobileMenu?.();
  await vi.waitFor(() => expect(asked).toEqual(["closeAll", "toggleMobileMenu"]));
});

it("asks nothing of a menu whose code cannot be had", async () => {
  document.body.innerHTML = "<nav></nav>";
  whenMounted(() => undefined);
  const standIn = constructMenu();
  standIn.toggleMobileMenu?.();
  await Promise.resolve();
  expect(nav().bdMenu).toBe(standIn);
});

it("leaves a menu that is there in its place", () => {
  document.body.innerHTML = "<nav></nav>";
  const menu: Menu = {};
  nav().bdMenu = menu;
  constructMenu();
  expect(nav().bdMenu).toBe(menu);
});

it("leaves an element to a menu that is about to begin on it", () => {
  document.body.innerHTML = "<nav></nav>";
  const take = vi.fn();
  Object.defineProperty(nav(), "bdMenu", { get: () => undefined, set: take });
  constructMenu();
  expect(take).not.toHaveBeenCalled();
});
