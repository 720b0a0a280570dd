import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { demo, html, menuIsOpen, nav, showMenu, toggle } from "#src/testing/menu.ts";
import { clickWithPointer, setWidth } from "#src/testing/shopper.ts";

/** Routers put back snapshots of a page, and themes copy their header. */

it.each(["default", "offcanvas"])("as a theme's copy of an open one it can be closed, %s", async (mode) => {
  setWidth(500);
  const loader = await showMenu(demo({ "mobile-mode": mode }));
  clickWithPointer(toggle());
  await menuIsOpen(true);
  const header = nav().parentElement as HTMLElement;
  header.replaceWith(header.cloneNode(true));
  await loader.mount();
  clickWithPointer(toggle());
  await menuIsOpen(false);
  await waitFor(() => expect(html.className).toBe(""));
  expect(nav().className).not.toContain("--open");
  expect(document.querySelector("[inert]")).toBeNull();
});

it.each([
  ["caret", ".breakdance-dropdown-caret", {}],
  ["Back button", ".breakdance-dropdown-back-button", { "dropdown-mode-mobile": "slide" }],
  ["overlay", ".breakdance-menu-overlay", { "dropdown-overlay": "true" }],
])("has one %s where a page is put back as a script has copied it", async (_, own, attributes) => {
  if ("dropdown-mode-mobile" in attributes) setWidth(500);
  const loader = await showMenu(demo(attributes));
  const count = document.querySelectorAll(own).length;
  expect(count).toBeGreaterThan(0);
  nav().replaceWith(nav().cloneNode(true));
  await loader.mount();
  await waitFor(() => expect(document.querySelectorAll(own)).toHaveLength(count));
  loader.unmount();
  expect(document.querySelector(own)).toBeNull();
});
