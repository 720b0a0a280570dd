import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isolate } from "#src/dom/isolate.ts";
import { find } from "#src/testing/find.ts";
import {
  button,
  closes,
  demo,
  hasFocus,
  html,
  isFollowed,
  isOpen,
  menuIsOpen,
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

const showMobileMenu = (attributes: Readonly<Record<string, string>> = {}) => {
  setWidth(500);
  return showMenu(demo(attributes));
};

it("as the mobile menu opens its list, tells the page, and closes with its dropdowns", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  expect(html.classList.contains("is-breakdance-menu-open")).toBe(true);
  expect(html.classList.contains("bde-stop-scrolling")).toBe(false);
  expect(nav().classList.contains("breakdance-responsive-menu--open")).toBe(true);
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(nav().classList.contains("breakdance-menu--dropdown-accordion")).toBe(true);
  clickWithPointer(toggle());
  await menuIsOpen(false);
  await waitFor(() => expect(html.className).toBe(""));
  expect(isOpen(button("Kitchen"))).toBe(false);
});

it("measures the way to the window's edges anew when the phone is turned", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  const list = find(".breakdance-menu-list");
  vi.spyOn(list, "getBoundingClientRect").mockReturnValue(new DOMRect(40, 20));
  window.dispatchEvent(new Event("resize"));
  expect(nav().getAttribute("style")).toBe("--mobile-offset-x: -40px; --mobile-buffer-y: 20px;");
  clickWithPointer(toggle());
  await menuIsOpen(false);
  vi.mocked(list.getBoundingClientRect).mockReturnValue(new DOMRect(50, 0));
  window.dispatchEvent(new Event("resize"));
  expect(nav().getAttribute("style")).toContain("--mobile-offset-x: -40px");
});

it.each(["default", "offcanvas"])(
  "stays open where its toggle was pressed twice before the code was there, %s",
  async (mode) => {
    setWidth(500);
    showPage(demo({ "mobile-mode": mode }));
    clickWithPointer(toggle());
    clickWithPointer(toggle());
    await menuIsOpen(true);
    clickWithPointer(toggle());
    await menuIsOpen(false);
  },
);

it.each([
  ["a script", () => Reflect.get(nav(), "bdMenu").toggleMobileMenu()],
  ["a first press, whose focus let the header go,", () => clickWithPointer(toggle())],
])("opened by %s in a header that has scrolled away brings the header back", async (_, open) => {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(500);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5000);
  setWidth(500);
  const page = `<header data-widget="sticky-header" data-sticky-scroll-hide-after="300">${demo()}</header>`;
  const loader = showPage(page);
  await loader.mount();
  const { dataset } = find("header");
  await waitFor(() => expect(dataset.state).toBe("hidden"));
  open();
  await waitFor(() => expect(dataset.state).toBe("styled"));
});

it("answers its toggle once where scripts start it twice in a row", async () => {
  await showMobileMenu();
  const { bdMenu } = nav() as HTMLElement & { bdMenu: { init: () => Promise<void> } };
  await Promise.all([bdMenu.init(), bdMenu.init()]);
  clickWithPointer(toggle());
  await menuIsOpen(true);
});

it("follows the last press while the list, or a panel, is still moving after the one before", async () => {
  await showMobileMenu();
  const finish: (() => void)[] = [];
  const panel = panelOf(button("Kitchen")) as HTMLElement;
  const list = document.querySelector(".breakdance-menu-list") as HTMLElement;
  for (const element of [panel, list])
    element.getAnimations = () => [{ finished: new Promise<void>((end) => finish.push(end)) } as unknown as Animation];
  const isMoving = (element: Element) => element.classList.contains("is-collapsing");
  clickWithPointer(toggle());
  await menuIsOpen(true);
  expect(isMoving(list)).toBe(true);
  expect(html.classList.contains("is-breakdance-menu-open")).toBe(true);
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  clickWithPointer(button("Kitchen"));
  await closes(button("Kitchen"));
  finish[1]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isMoving(panel)).toBe(true);
  finish[2]?.();
  await waitFor(() => expect(isMoving(panel)).toBe(false));
  expect(panel.classList.contains("is-visible")).toBe(false);
});

it("does not answer its toggle while the list collapses", async () => {
  await showMobileMenu();
  const list = document.querySelector(".breakdance-menu-list");
  list?.classList.add("is-collapsing");
  clickWithPointer(toggle());
  list?.classList.remove("is-collapsing");
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
  clickWithPointer(toggle());
  await menuIsOpen(true);
});

it.each([
  ["true", true],
  ["false", false],
])("on mobile with showMultiple %s leaves the others open: %s", async (several, stays) => {
  await showMobileMenu({ "mobile-show-multiple": several });
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  clickWithPointer(button("Outdoors Submenu"));
  await opens(button("Outdoors Submenu"));
  expect(isOpen(button("Kitchen"))).toBe(stays);
});

it.each([
  ["offcanvas", "Menu demo", ""],
  ["fullscreen", "Menu", ' aria-label="Menu demo"'],
  ["offcanvas", "Goods", ' aria-label="Menu demo"', ' aria-labelledby="name"'],
])("%s is a modal dialog that holds the page still, by the name %s", async (mode, name, taken, given = "") => {
  setWidth(500);
  await showMenu(`<p id="name">Goods</p>${demo({ "mobile-mode": mode }).replace(taken, given)}`);
  (toggle() as HTMLElement).focus();
  clickWithPointer(toggle());
  const dialog = await screen.findByRole("dialog", { name });
  expect(dialog.getAttribute("aria-modal")).toBe("true");
  expect(html.classList.contains("bde-stop-scrolling")).toBe(true);
  expect(document.querySelector("main")?.inert).toBe(true);
  await hasFocus(within(dialog).getByRole("link", { name: "Shop" }));
  expect(await violations()).toEqual([]);
  press("Escape");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.querySelector("[inert]")).toBeNull();
  await waitFor(() => expect(html.className).toBe(""));
  await hasFocus(toggle());
});

/** Its panel may cover the control, which is inert then. */
const openMenuWithCloser = async (closer = "><") => {
  setWidth(500);
  await showMenu(
    demo({ "mobile-mode": "offcanvas" }).replace(
      /<ul[^>]*>/,
      `$&<li class="breakdance-menu-topbar"><button class="breakdance-menu-close-button"${closer}/button></li>`,
    ),
  );
  clickWithPointer(toggle());
  await menuIsOpen(true);
  await waitFor(() => expect(toggle().hasAttribute("inert")).toBe(true));
};

it("names the close button that the builder prints without a name, while it is there to be pressed", async () => {
  await openMenuWithCloser();
  const closer = await screen.findByRole("button", { name: "Close" });
  clickWithPointer(closer);
  await menuIsOpen(false);
  await waitFor(() => expect(closer.hasAttribute("aria-label")).toBe(false));
});

it.each([">Done<", ' aria-label="Done"><'])("leaves a close button the name that it has (%s)", async (closer) => {
  await openMenuWithCloser(closer);
  expect(screen.getByRole("button", { name: "Done" })).toBeTruthy();
});

it("leaves the control usable in a header that a theme has copied while the menu was open", async () => {
  await openMenuWithCloser();
  nav().replaceWith(nav().cloneNode(true));
  await waitFor(() => expect(toggle().hasAttribute("inert")).toBe(false));
});

it("keeps the covered control out of reach when another panel has closed meanwhile", async () => {
  await openMenuWithCloser();
  isolate(find("main"))();
  expect(toggle().hasAttribute("inert")).toBe(true);
});

it("closes by its overlay, which offcanvas menus have", async () => {
  await showMobileMenu({ "mobile-mode": "offcanvas" });
  clickWithPointer(toggle());
  await menuIsOpen(true);
  clickWithPointer(find(".breakdance-menu-overlay"));
  await menuIsOpen(false);
});

it("closes when another menu opens, but not for one in its own list", async () => {
  setWidth(500);
  await showMenu(demo().repeat(2));
  const [first, second] = [...document.querySelectorAll<HTMLElement>(".breakdance-menu-toggle")];
  const areOpen = (...open: boolean[]) =>
    waitFor(() => expect([first, second].map((each) => each?.ariaExpanded)).toEqual(open.map(String)));
  if (!first || !second) throw new Error("Expected two menus.");
  clickWithPointer(first);
  await areOpen(true, false);
  clickWithPointer(second);
  await areOpen(false, true);
  // The step back over the first menu's history entry must not close the second.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await areOpen(false, true);
  clickWithPointer(second);
  await areOpen(false, false);
  second.closest("nav")?.querySelector("ul")?.append(nav());
  clickWithPointer(second);
  await areOpen(false, true);
  clickWithPointer(first);
  await areOpen(true, true);
});

it("leaves the Escape of an input method to a search in the menu", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  const field = document.createElement("input");
  find(".breakdance-menu-list").append(field);
  expect(fireEvent.keyDown(field, { key: "Escape", keyCode: 229 })).toBe(true);
  await menuIsOpen(true);
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(fireEvent.keyDown(field, { key: "Escape", keyCode: 229 })).toBe(true);
  expect(isOpen(button("Kitchen"))).toBe(true);
});

it("closes at Escape dropdown first, then the menu", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  press("Escape");
  await closes(button("Kitchen"));
  await menuIsOpen(true);
  expect(press("Escape")).toBe(false);
  await menuIsOpen(false);
  // Something else that is open on the page may need the key.
  expect(press("Escape")).toBe(true);
});

it.each([
  ["a download", { download: "catalogue.pdf" }, {}],
  ["a link to a new tab", { target: "_blank" }, {}],
  ["a call", { href: "tel:+441234" }, {}],
  ["a click with Ctrl", {}, { ctrlKey: true }],
  ["a click with Alt", {}, { altKey: true }],
  ["a click with the Command key", {}, { metaKey: true }],
  ["a click with Shift", {}, { shiftKey: true }],
])("leaves %s to the browser, and stays open", async (_what, attributes, keys) => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  const link = Object.assign(screen.getByRole("link", { name: "Shop" }), attributes);
  expect(isFollowed(link, keys)).toBe(true);
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
});

it("closes with its dropdowns when the Back button is pressed", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  button("Kitchen").focus();
  expect(history.state).toMatchObject({ storefrontOpen: true });
  history.replaceState(null, "");
  fireEvent.popState(window);
  await menuIsOpen(false);
  expect(isOpen(button("Kitchen"))).toBe(false);
  await hasFocus(toggle());
});

it("closes when the window becomes a desktop's", async () => {
  await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  const becomes = (mode: string) =>
    waitFor(() => expect(nav().classList.contains(`breakdance-menu--dropdown-${mode}`)).toBe(true));
  setWidth(500);
  await becomes("accordion");
  expect(isOpen(button("Kitchen"))).toBe(false);
  clickWithPointer(toggle());
  await menuIsOpen(true);
  setWidth(1024);
  await becomes("dropdown");
  await menuIsOpen(false);
  expect(html.className).toBe("");
});

it("is at the bottom when its toggle is lower than 65% of the window", async () => {
  await showMobileMenu();
  vi.spyOn(toggle(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 500, 40, 40));
  clickWithPointer(toggle());
  await menuIsOpen(true);
  expect(nav().classList.contains("breakdance-responsive-menu--bottom")).toBe(true);
});

it("closes at links to a place on the page", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  isFollowed(screen.getByText("Kettles"));
  await menuIsOpen(false);
});

it("has column titles that are headings on a desktop and buttons on mobile", async () => {
  const loader = await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(screen.getByRole("heading", { level: 3, name: "Drinking" }).getAttribute("tabindex")).toBeNull();
  loader.stop();
  await showMobileMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  const title = button("Drinking");
  expect(title.hasAttribute("aria-level")).toBe(false);
  expect(isOpen(title)).toBe(false);
  button("Kitchen").focus();
  press("Enter");
  title.focus();
  expect(press("x")).toBe(true);
  expect(isOpen(title)).toBe(false);
  // Otherwise the page would scroll.
  expect(press(" ")).toBe(false);
  await opens(title);
  await hasFocus(screen.getByRole("link", { name: "Mugs" }));
  clickWithPointer(title);
  await closes(title);
});

it("leaves the links of columns alone whose titles the shop's settings hide", async () => {
  setWidth(500);
  showPage(demo().replace("breakdance-menu--collapse", "breakdance-menu--no-titles"));
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  expect(screen.getByRole("link", { name: "Mugs" })).toBeTruthy();
});

it.each([
  ["closes when a keyboard's focus goes elsewhere", true],
  ["stays open where a press gives the focus, which must find its target where it was", false],
])("%s", async (_what, isVisible) => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  const elsewhere = button("Elsewhere");
  vi.spyOn(elsewhere, "matches").mockReturnValue(isVisible);
  elsewhere.focus();
  await menuIsOpen(!isVisible);
});

it("in slide mode goes round in the panel by the arrows, and closes it when the focus goes elsewhere", async () => {
  await showMobileMenu({ "dropdown-mode-mobile": "slide" });
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  const panel = panelOf(button("Kitchen")) ?? document.body;
  const back = within(panel).getByRole("button", { name: "Back" });
  await hasFocus(back);
  press("ArrowUp");
  expect(document.activeElement).not.toBe(back);
  expect(panel.contains(document.activeElement)).toBe(true);
  fireEvent.focusOut(back, { relatedTarget: button("Elsewhere") });
  await closes(button("Kitchen"));
});

it("in slide mode has a Back button that closes the panel and gives the focus back", async () => {
  await showMobileMenu({ "dropdown-mode-mobile": "slide" });
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  const back = within(panelOf(button("Kitchen")) ?? document.body).getByRole("button", { name: "Back" });
  await hasFocus(back);
  clickWithPointer(back);
  await closes(button("Kitchen"));
  await hasFocus(button("Kitchen"));
});
