import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { publishConstructors } from "#src/dom/builder-calls.ts";
import { demoHtml, showPage } from "#src/test-page.ts";

const html = document.documentElement;

/** Media queries follow the width of happy-dom's window; the demo's menu is mobile up to 767 px. */
const setWidth = (width: number) => Reflect.get(window, "happyDOM").setViewport({ width, height: 768 });

const demo = (attributes: Readonly<Record<string, string>> = {}) => {
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  const menu = demoHtml("navigation/menu").replace('="menu"', `="menu"${written.join("")}`);
  return `<main><h1>Shop</h1><h2>Menu</h2><button>Elsewhere</button></main><div>${menu}</div>`;
};

/** Mounts at once, as a shopper's pointer does on its way to the menu. */
const showMenu = async (page = demo()) => {
  const loader = showPage(page);
  await loader.mount();
  return loader;
};

const showMobileMenu = (attributes: Readonly<Record<string, string>> = {}) => {
  setWidth(500);
  return showMenu(demo(attributes));
};

const nav = () => document.querySelector<HTMLElement>("nav") ?? document.body;
const button = (name: string) => screen.getByRole("button", { name });
const toggle = () => document.querySelector(".breakdance-menu-toggle") ?? document.body;
const panelOf = (control: Element) => document.getElementById(control.getAttribute("aria-controls") ?? "");
const isOpen = (control: Element) =>
  control.getAttribute("aria-expanded") === "true" && panelOf(control)?.getAttribute("aria-hidden") === "false";
const opens = (control: Element) => waitFor(() => expect(isOpen(control)).toBe(true));
const closes = (control: Element) => waitFor(() => expect(isOpen(control)).toBe(false));
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));
const menuIsOpen = (open: boolean) => waitFor(() => expect(toggle().getAttribute("aria-expanded")).toBe(String(open)));

const clickWithPointer = (element: Element) => fireEvent.click(element, { detail: 1 });
const hover = (element: Element) => fireEvent.pointerOver(element, { pointerType: "mouse" });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** Without style sheets what is closed is not hidden; with them it is looked at in the browser tests. */
const violations = async () => {
  const rules = { region: { enabled: false }, "aria-hidden-focus": { enabled: false } };
  return (await axe.run(document.body, { rules })).violations.map(({ id }) => id);
};

const isFollowed = (link: Element): boolean => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  let wasPrevented = false;
  const note = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  // After the loader, which listens on the window.
  window.addEventListener("click", note);
  link.dispatchEvent(click);
  window.removeEventListener("click", note);
  return !wasPrevented;
};

beforeAll(async () => {
  // What a menu loads with the first pointer or key on it; here it comes at once.
  await Promise.all([import("./floating-panels.tsx"), import("./keys.tsx")]);
});

beforeEach(() => setWidth(1024));

afterEach(() => {
  setWidth(1024);
  vi.restoreAllMocks();
});

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

it("opens under a mouse, not under a finger, and a click does not close what the mouse has opened", async () => {
  await showMenu();
  fireEvent.pointerOver(button("Kitchen"), { pointerType: "touch" });
  expect(isOpen(button("Kitchen"))).toBe(false);
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
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
  clickWithPointer(screen.getByText("Drinking"));
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

it("keeps the page from scrolling by its keys, from the first one on", async () => {
  showPage(demo());
  screen.getByRole("link", { name: "Outdoors" }).focus();
  expect(press(" ")).toBe(false);
  await opens(button("Outdoors Submenu"));
  await hasFocus(screen.getByRole("link", { name: "Lanterns" }));
  expect(press("ArrowDown")).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Tables" }));
  // These are the browser's.
  expect(press("Tab")).toBe(true);
  expect(press("PageDown")).toBe(true);
});

it("keeps the page from scrolling by a key that comes before the code of the keys", async () => {
  await showMenu();
  toggle().setAttribute("hidden", "");
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

it("moves along the menu with the arrows, Home and End, unless the setting says no", async () => {
  const loader = await showMenu();
  toggle().setAttribute("hidden", "");
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

it("closes when the focus leaves", async () => {
  await showMenu();
  button("Kitchen").focus();
  fireEvent.click(button("Kitchen"));
  await opens(button("Kitchen"));
  await hasFocus(screen.getByRole("link", { name: "Mugs" }));
  fireEvent.focusOut(screen.getByRole("link", { name: "Mugs" }), { relatedTarget: button("Elsewhere") });
  await closes(button("Kitchen"));
});

it.each([1024, 500])("tells assistive technology which link is this page, at %i px", async (width) => {
  setWidth(width);
  const loader = await showMenu();
  screen.getByRole("link", { name: "Account" }).focus();
  await waitFor(() => expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Shop"));
  loader.unmount();
  expect(screen.queryByRole("link", { current: "page" })).toBeNull();
});

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

it.each(["offcanvas", "fullscreen"])("%s is a modal dialog that holds the page still", async (mode) => {
  await showMobileMenu({ "mobile-mode": mode });
  (toggle() as HTMLElement).focus();
  clickWithPointer(toggle());
  const dialog = await screen.findByRole("dialog", { name: "Menu demo" });
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

it("closes by its overlay, which offcanvas menus have", async () => {
  await showMobileMenu({ "mobile-mode": "offcanvas" });
  clickWithPointer(toggle());
  await menuIsOpen(true);
  clickWithPointer(document.querySelector(".breakdance-menu-overlay") ?? document.body);
  await menuIsOpen(false);
});

it("closes at Escape dropdown first, then the menu", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  press("Escape");
  await closes(button("Kitchen"));
  await menuIsOpen(true);
  press("Escape");
  await menuIsOpen(false);
});

it("leaves a download to the browser, and stays open", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  const link = screen.getByRole("link", { name: "Shop" });
  link.setAttribute("download", "catalogue.pdf");
  expect(isFollowed(link)).toBe(true);
  await menuIsOpen(true);
});

it("closes when the Back button is pressed", async () => {
  await showMobileMenu();
  clickWithPointer(toggle());
  await menuIsOpen(true);
  expect(history.state).toMatchObject({ storefrontOpen: true });
  history.replaceState(null, "");
  fireEvent.popState(window);
  await menuIsOpen(false);
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
  title.focus();
  press("Enter");
  await opens(title);
  await hasFocus(screen.getByRole("link", { name: "Mugs" }));
  clickWithPointer(title);
  await closes(title);
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

it("in the editor opens a custom dropdown under a dragged element", async () => {
  const page = demo({ "is-builder": "true" }).replace(
    'class="breakdance-dropdown"',
    'class="breakdance-dropdown breakdance-dropdown--custom"',
  );
  showPage(page);
  fireEvent.dragEnter(button("Kitchen"));
  await opens(button("Kitchen"));
  fireEvent.dragEnter(button("Elsewhere"));
  await closes(button("Kitchen"));
});

it("does on request what the script did that it replaces", async () => {
  await showMenu();
  const { bdMenu } = nav() as HTMLElement & { bdMenu: Record<string, (root?: Element | null) => unknown> };
  const root = button("Kitchen").closest(".breakdance-dropdown");
  bdMenu.openDropdown?.(root);
  await opens(button("Kitchen"));
  expect(bdMenu.getOpenDropdown?.()).toBe(root);
  bdMenu.closeAll?.();
  await closes(button("Kitchen"));
  bdMenu.destroy?.();
  await waitFor(() => expect(nav().className).toBe("breakdance-menu breakdance-menu--collapse"));
  bdMenu.init?.();
  await waitFor(() => expect(nav().classList.contains("breakdance-menu--enabled")).toBe(true));
});

it("leaves the menu to the builder's own script, whether that was there first or comes later", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const taken = demo().replace("breakdance-menu--collapse", "breakdance-menu--collapse breakdance-menu--enabled");
  const loader = await showMenu(taken);
  clickWithPointer(button("Kitchen"));
  expect(loader.inspect().find(({ widget }) => widget === "menu")?.state).toBe("waiting");
  await waitFor(() => expect(info).toHaveBeenCalledWith(expect.stringContaining("[AwesomeMenu]")));
  loader.stop();
  await showMenu();
  const before = demo().match(/<nav[^>]*>/)?.[0];
  expect(nav().dataset.state).toBe("closed");
  const theirs = {};
  Object.assign(nav(), { bdMenu: theirs });
  expect(nav().outerHTML.startsWith(before ?? "no menu")).toBe(true);
  clickWithPointer(button("Kitchen"));
  expect(isOpen(button("Kitchen"))).toBe(false);
  expect(nav()).toHaveProperty("bdMenu", theirs);
});

it("takes over the settings of a call that comes after its mount", async () => {
  Reflect.deleteProperty(window, "AwesomeMenu");
  publishConstructors(["AwesomeMenu"]);
  await showMenu(
    demo()
      .replace(' data-widget="menu"', "")
      .replace(/ data-mobile-breakpoint="[^"]*"/, ""),
  );
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  const AwesomeMenu: new (selector: string, options: object) => object = Reflect.get(window, "AwesomeMenu");
  new AwesomeMenu("nav.breakdance-menu", { dropdown: { openOnClick: true, placement: "center" } });
  await waitFor(() => expect(nav().classList.contains("breakdance-menu--placement-center")).toBe(true));
  expect(isOpen(button("Kitchen"))).toBe(false);
  hover(button("Kitchen"));
  expect(isOpen(button("Kitchen"))).toBe(false);
});

it("in the editor follows the instance that the editor has constructed", async () => {
  Reflect.deleteProperty(window, "AwesomeMenu");
  publishConstructors(["AwesomeMenu"]);
  type Instance = { refresh: () => void; destroy: () => void };
  const AwesomeMenu: new (selector: string, options: object) => Instance = Reflect.get(window, "AwesomeMenu");
  const loader = showPage(demo().replace(' data-widget="menu"', ""));
  const instance = new AwesomeMenu("nav.breakdance-menu", { isBuilder: true });
  await loader.mount();
  expect(Object.keys(window.breakdanceMenus ?? {})).toEqual(["demo"]);
  nav().dataset.dropdownPlacement = "right";
  instance.refresh();
  await waitFor(() => expect(nav().classList.contains("breakdance-menu--placement-right")).toBe(true));
  instance.destroy();
  await waitFor(() => expect(nav().classList.contains("breakdance-menu--enabled")).toBe(false));
  new AwesomeMenu("nav.breakdance-menu", { isBuilder: true });
  await waitFor(() => expect(nav().classList.contains("breakdance-menu--enabled")).toBe(true));
});

it("closes what was open when Back brings the page as it was left", async () => {
  await showMenu();
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await closes(button("Kitchen"));
});

it("gives a WordPress menu's controls what they control, and its links without an address the role of buttons", async () => {
  const item = `<li class="breakdance-menu-item breakdance-dropdown breakdance-dropdown--wp"><div class="breakdance-dropdown-toggle"><a class="breakdance-menu-link" href="#" >More</a></div><div class="breakdance-dropdown-floater"><div class="breakdance-dropdown-body"><a href="/x/">X</a></div></div></li>`;
  const loader = await showMenu(demo().replace("</ul>\n</nav>", `${item}</ul></nav>`));
  expect(button("More").getAttribute("aria-expanded")).toBe("false");
  clickWithPointer(button("More"));
  await opens(button("More"));
  loader.unmount();
  expect(screen.getByText("More").getAttributeNames()).toEqual(["class", "href"]);
});

it("says what is wrong when only the small screen's mode is unknown, once the screen becomes small", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showMenu(demo({ "dropdown-mode-mobile": "carousel" }));
  hover(button("Kitchen"));
  await opens(button("Kitchen"));
  setWidth(500);
  await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(/Unknown dropdown mode "carousel"/)));
  expect(nav().className).toBe("breakdance-menu breakdance-menu--collapse");
});

it.each([500, 1024])("gives everything back when it is unmounted while open, at %i px", async (width) => {
  setWidth(width);
  const page = demo({ "mobile-mode": "offcanvas", "dropdown-overlay": "true" });
  const loader = showPage(page);
  const before = document.body.innerHTML;
  await loader.mount();
  clickWithPointer(toggle());
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  loader.unmount();
  expect(document.body.innerHTML).toBe(before);
  expect(html.className).toBe("");
  expect(nav()).not.toHaveProperty("bdMenu");
});

it.each([
  ["an unknown mode", demo({ "dropdown-mode-mobile": "carousel" }), /Unknown dropdown mode "carousel" specified/],
  ["a missing list", '<nav class="breakdance-menu"><button>Menu</button></nav>', /Element not found\./],
  [
    "a wrong setting",
    demo({ "dropdown-placement": "middle" }),
    /data-dropdown-placement: expected one of left, center/,
  ],
])("with %s stays plain HTML and says once what is wrong", async (_name, page, message) => {
  setWidth(500);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showMenu(page);
  await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message)));
  expect(nav().classList.contains("breakdance-menu--enabled")).toBe(false);
});
