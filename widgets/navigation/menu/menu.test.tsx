import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import {
  button,
  closes,
  demo,
  hasFocus,
  hover,
  html,
  isFollowed,
  isOpen,
  nav,
  opens,
  panelOf,
  press,
  showMenu,
  toggle,
  violations,
} from "#src/testing/menu.ts";
import { showPage } from "#src/testing/page.ts";
import { clickWithPointer, setWidth } from "#src/testing/shopper.ts";

it("opens at a click that came before its code, with what the builder's style sheet expects", async () => {
  showPage(demo());
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(isOpen(button("Kitchen Submenu"))).toBe(true);
  expect(nav().className).toBe(
    "breakdance-menu breakdance-menu--collapse breakdance-menu--enabled breakdance-menu--placement-left breakdance-menu--dropdown-dropdown breakdance-menu--anim-fade breakdance-menu--default breakdance-menu--dp-open",
  );
  expect(nav().dataset.state).toBe("open");
  expect(nav().dataset.swDevice).toBe("desktop");
  expect(button("Kitchen").closest(".breakdance-dropdown--open")).not.toBeNull();
  expect(await violations()).toEqual([]);
});

it("stays open where it was pressed twice before its code was there", async () => {
  showPage(demo());
  clickWithPointer(button("Kitchen"));
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  clickWithPointer(button("Kitchen"));
  await closes(button("Kitchen"));
});

it("opens under a mouse, not under a finger, and a click does not close what the mouse has opened", async () => {
  await showMenu();
  fireEvent.pointerOver(button("Kitchen"), { pointerType: "touch" });
  expect(isOpen(button("Kitchen"))).toBe(false);
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  fireEvent.pointerMove(button("Elsewhere"), { pointerType: "touch", clientX: 500, clientY: 500 });
  expect(isOpen(button("Kitchen"))).toBe(true);
  clickWithPointer(button("Kitchen"));
  expect(isOpen(button("Kitchen"))).toBe(true);
  clickWithPointer(button("Kitchen"));
  await closes(button("Kitchen"));
});

it("closes when the pointer leaves above the page, or for elsewhere", async () => {
  await showMenu();
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  fireEvent.mouseLeave(html, { clientY: -1 });
  await closes(button("Kitchen"));
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  fireEvent.pointerMove(button("Elsewhere"), { clientX: 500, clientY: 500 });
  await closes(button("Kitchen"));
});

it("closes when the pointer goes into a frame, where nobody sees it move", async () => {
  await showMenu(`${demo()}<iframe title="Map"></iframe>`);
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  fireEvent.pointerOver(screen.getByTitle("Map"), { clientX: 500, clientY: 500 });
  await closes(button("Kitchen"));
});

it("stays open where the pointer has only crossed a neighbour on its way to the panel", async () => {
  await showMenu();
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  vi.useFakeTimers();
  fireEvent.pointerMove(button("Outdoors Submenu"));
  fireEvent.pointerMove(screen.getByText("Drinking"));
  vi.advanceTimersByTime(1000);
  expect(isOpen(button("Kitchen"))).toBe(true);
  fireEvent.pointerMove(button("Outdoors Submenu"));
  press("Escape");
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await closes(button("Kitchen"));
  expect(isOpen(button("Outdoors Submenu"))).toBe(false);
});

it("opens no neighbour that the pointer has crossed on its way out of the window", async () => {
  await showMenu();
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  vi.useFakeTimers();
  fireEvent.pointerMove(button("Outdoors Submenu"));
  fireEvent.mouseLeave(document.documentElement, { clientY: -1 });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await closes(button("Kitchen"));
  expect(isOpen(button("Outdoors Submenu"))).toBe(false);
});

const showVertical = (mode: string) => {
  const page = demo({ "dropdown-mode-desktop": mode, "dropdown-mode-mobile": mode });
  return showMenu(page.replace('"breakdance-menu ', '"breakdance-menu breakdance-menu--vertical '));
};

it.each([
  ["side", 1024, true],
  ["slide", 1024, false],
  ["dropdown", 500, false],
])("in %s mode, at %i px, opens under a mouse: %s", async (mode, width, expected) => {
  setWidth(width);
  await showVertical(mode);
  hover(button("Kitchen"));
  expect(isOpen(button("Kitchen"))).toBe(expected);
});

it("opens a panel at the side 10 px beside its toggle", async () => {
  await showVertical("side");
  const place = button("Kitchen").parentElement as HTMLElement;
  vi.spyOn(html, "clientWidth", "get").mockReturnValue(1024);
  vi.spyOn(place, "getBoundingClientRect").mockReturnValue(new DOMRect(5, 40, 90, 40));
  hover(button("Kitchen"));
  expect(panelOf(button("Kitchen"))?.style.getPropertyValue("--dropdown-offset-x")).toBe("105px");
});

it("moves from one dropdown to the next: opening one closes the other", async () => {
  await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  clickWithPointer(button("Outdoors Submenu"));
  await opens(button("Outdoors Submenu"));
  expect(isOpen(button("Kitchen"))).toBe(false);
});

it("with openOnClick opens under a mouse only what has a link of its own", async () => {
  await showMenu(demo({ "dropdown-open-on-click": "true" }));
  hover(button("Kitchen"));
  hover(screen.getByRole("link", { name: "Outdoors" }));
  await opens(button("Outdoors Submenu"));
  expect(isOpen(button("Kitchen"))).toBe(false);
});

it.each([
  ["on a desktop", 1024, {}, true],
  ["on mobile only toggles", 500, {}, false],
  ["on mobile with followLinks", 500, { "mobile-follow-links": "true" }, true],
])("a dropdown's own link %s", async (_name, width, attributes, follows) => {
  setWidth(width);
  await showMenu(demo(attributes));
  const link = screen.getByRole("link", { name: "Outdoors" });
  expect(isFollowed(link)).toBe(follows);
  await waitFor(() => expect(isOpen(button("Outdoors Submenu"))).toBe(!follows));
});

it("closes at a click outside, unless the setting says no", async () => {
  const loader = await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  const pressed = screen.getByText("Drinking");
  clickWithPointer(pressed);
  // As a button that takes its notice away.
  pressed.addEventListener("click", () => pressed.remove());
  clickWithPointer(pressed);
  expect(isOpen(button("Kitchen"))).toBe(true);
  clickWithPointer(button("Elsewhere"));
  await closes(button("Kitchen"));
  loader.stop();
  await showMenu(demo({ "dropdown-click-outside-to-close": "false" }));
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  clickWithPointer(button("Elsewhere"));
  expect(isOpen(button("Kitchen"))).toBe(true);
});

it("stays open where a field's text is selected beyond the panel's edge", async () => {
  await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  screen.getByRole("link", { name: "Mugs" }).focus();
  clickWithPointer(document.body);
  expect(isOpen(button("Kitchen"))).toBe(true);
  screen.getByRole("link", { name: "Mugs" }).blur();
  clickWithPointer(document.body);
  await closes(button("Kitchen"));
});

it("with the keyboard opens, moves in after 50 ms, goes round, and gives the focus back at Escape", async () => {
  await showMenu();
  button("Kitchen").focus();
  fireEvent.click(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(document.activeElement).toBe(button("Kitchen"));
  await hasFocus(screen.getByRole("link", { name: "Mugs" }));
  press("ArrowUp");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Kettles" }));
  press("ArrowDown");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Mugs" }));
  press("End");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Kettles" }));
  press("Escape");
  await closes(button("Kitchen"));
  await hasFocus(button("Kitchen"));
});

it("moves in after Enter on a toggle that a click has given the focus, too", async () => {
  await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  clickWithPointer(button("Kitchen"));
  await closes(button("Kitchen"));
  fireEvent.click(button("Kitchen"));
  await opens(button("Kitchen"));
  await hasFocus(screen.getByRole("link", { name: "Mugs" }));
});

it("keeps the page from scrolling by its keys, from the first one on", async () => {
  showPage(demo());
  screen.getByRole("link", { name: "Outdoors" }).focus();
  expect(press(" ")).toBe(false);
  await opens(button("Outdoors Submenu"));
  await hasFocus(screen.getByRole("link", { name: "Lanterns" }));
  expect(press("ArrowDown")).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Tables" }));
  // The browser handles these keys.
  expect(press("Tab")).toBe(true);
  expect(press("PageDown")).toBe(true);
});

it("keeps the page from scrolling by a key that comes before the code of the keys", async () => {
  await showMenu();
  const shop = screen.getByRole("link", { name: "Shop" });
  shop.focus();
  expect(press("ArrowDown")).toBe(false);
  await hasFocus(button("Kitchen"));
});

it("with Space on a link opens, and closes again", async () => {
  await showMenu();
  screen.getByRole("link", { name: "Outdoors" }).focus();
  press(" ");
  await opens(button("Outdoors Submenu"));
  await hasFocus(screen.getByRole("link", { name: "Lanterns" }));
  press(" ");
  await closes(button("Outdoors Submenu"));
  await hasFocus(screen.getByRole("link", { name: "Outdoors" }));
});

it("passes over a link that a theme hides in the panel", async () => {
  await showMenu();
  find('[href="/product/storm-lantern/"]').style.display = "none";
  screen.getByRole("link", { name: "Outdoors" }).focus();
  press(" ");
  await opens(button("Outdoors Submenu"));
  await hasFocus(screen.getByRole("link", { name: "Tables" }));
});

it("moves along the menu with the arrows, Home and End, unless the setting says no", async () => {
  const loader = await showMenu();
  screen.getByRole("link", { name: "Shop" }).focus();
  for (const [key, name] of [
    ["ArrowRight", "Kitchen"],
    ["End", "Account"],
    ["ArrowRight", "Account"],
    ["Home", "Shop"],
    ["ArrowLeft", "Shop"],
  ] as const) {
    press(key);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  }
  loader.stop();
  await showMenu(demo({ "dropdown-keyboard-navigation": "false" }));
  screen.getByRole("link", { name: "Outdoors" }).focus();
  press(" ");
  await opens(button("Outdoors Submenu"));
  screen.getByRole("link", { name: "Shop" }).focus();
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("Shop");
});

it.each([
  ["into its panel", 1024, "Mugs"],
  ["along the one row of a small screen", 500, "Drinking"],
])("leads from an open dropdown's toggle %s, at %i px", async (_where, width, name) => {
  setWidth(width);
  await showMenu();
  clickWithPointer(button("Kitchen Submenu"));
  await opens(button("Kitchen"));
  button("Kitchen Submenu").focus();
  press("ArrowDown");
  await hasFocus(screen.getByText(name));
});

it("closes when the focus leaves", async () => {
  await showMenu();
  button("Kitchen").focus();
  fireEvent.click(button("Kitchen"));
  await opens(button("Kitchen"));
  await hasFocus(screen.getByRole("link", { name: "Mugs" }));
  fireEvent.focusOut(screen.getByRole("link", { name: "Mugs" }), { relatedTarget: button("Elsewhere") });
  await closes(button("Kitchen"));
});

const account = (item: string, link = "") =>
  demo().replace(/(<li class=")([^>]*><a class="breakdance-menu-link")( href="\/my-account)/, `$1${item}$2${link}$3`);

it.each([
  ["its address", 1024, demo(), "Shop"],
  ["its address", 500, demo(), "Shop"],
  ["the server's class", 1024, account("breakdance-menu-item--active "), "Account"],
  ["what the server tells itself", 1024, account("", ' aria-current="page"'), "Account"],
])("tells assistive technology by %s which link is this page, at %i px", async (_by, width, page, name) => {
  setWidth(width);
  const loader = showPage(page);
  const before = document.body.innerHTML;
  await loader.mount();
  expect(screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent)).toEqual([name]);
  loader.unmount();
  expect(document.body.innerHTML).toBe(before);
});

it("closes what was open when Back brings the page as it was left", async () => {
  await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  // Every page fires `pageshow` when it first shows, which may come late.
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(isOpen(button("Kitchen"))).toBe(true);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await closes(button("Kitchen"));
});

it.each([
  ["that slide", { "dropdown-mode-desktop": "slide" }, "--menu-height"],
  ["as wide as the window", { "dropdown-placement": "full-width" }, "--menu-scrollbar-width"],
])("gives back what it has told the style sheet about panels %s", async (_which, attributes, variable) => {
  const loader = showPage(demo(attributes).replace('"breakdance-menu ', '"breakdance-menu breakdance-menu--vertical '));
  const before = document.body.innerHTML;
  await loader.mount();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(nav().style.getPropertyValue(variable)).not.toBe("");
  loader.unmount();
  expect(document.body.innerHTML).toBe(before);
});

it("gives everything back when it is unmounted in the moment in which an open panel would be placed anew", async () => {
  const resizes: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        resizes.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const loader = showPage(demo());
  const before = document.body.innerHTML;
  await loader.mount();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(resizes).toHaveLength(1);
  resizes[0]?.();
  loader.unmount();
  await new Promise(requestAnimationFrame);
  expect(document.body.innerHTML).toBe(before);
});

it.each([
  [500, "default"],
  [500, "offcanvas"],
  [1024, "default"],
])("gives everything back when it is unmounted while open, at %i px, %s", async (width, mode) => {
  setWidth(width);
  const page = demo({ "mobile-mode": mode, "dropdown-overlay": "true" });
  const loader = showPage(page);
  const before = document.body.innerHTML;
  await loader.mount();
  expect(document.querySelector(".breakdance-menu-overlay")).not.toBeNull();
  clickWithPointer(toggle());
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  clickWithPointer(screen.getByText("Drinking"));
  loader.unmount();
  expect(document.body.innerHTML).toBe(before);
  expect(html.className).toBe("");
  expect(nav()).not.toHaveProperty("bdMenu");
});
