import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { publishConstructors } from "#src/dom/page-builder/builder-calls.ts";
import {
  button,
  closes,
  demo,
  hasFocus,
  hover,
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
} from "#src/testing/menu.ts";
import { showPage } from "#src/testing/page.ts";
import { clickWithPointer, setWidth } from "#src/testing/shopper.ts";

it.each([
  ["an event of its own", (over: Element) => fireEvent.dragEnter(over)],
  ["a pressed button", (over: Element) => fireEvent.pointerOver(over, { buttons: 1, pointerType: "touch" })],
])("in the editor opens a custom dropdown under an element that is dragged with %s", async (_how, drag) => {
  const page = demo({ "is-builder": "true" }).replace(
    'class="breakdance-dropdown"',
    'class="breakdance-dropdown breakdance-dropdown--custom"',
  );
  await showMenu(`${page}<div class="x-spacing-bar">Space</div>`);
  fireEvent.pointerOver(button("Kitchen"), { pointerType: "touch" });
  expect(isOpen(button("Kitchen"))).toBe(false);
  drag(button("Kitchen"));
  await opens(button("Kitchen"));
  // The editor's own handles lie over the page.
  clickWithPointer(screen.getByText("Space"));
  expect(isOpen(button("Kitchen"))).toBe(true);
  drag(button("Outdoors Submenu"));
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
  new AwesomeMenu("nav.breakdance-menu", {
    dropdown: { openOnClick: true, placement: "center" },
    mobile: { breakpoint: "breakpoint_phone_portrait" },
  });
  await waitFor(() => expect(nav().classList.contains("breakdance-menu--placement-center")).toBe(true));
  expect(isOpen(button("Kitchen"))).toBe(false);
  hover(button("Kitchen"));
  expect(isOpen(button("Kitchen"))).toBe(false);
  // Before, the menu was mobile up to 767 px.
  setWidth(500);
  expect(nav().dataset.swDevice).toBe("desktop");
});

it("begins no more once it is over, when a call has come just before", async () => {
  Reflect.deleteProperty(window, "AwesomeMenu");
  publishConstructors(["AwesomeMenu"]);
  const loader = await showMenu(demo().replace(' data-widget="menu"', ""));
  const AwesomeMenu: new (selector: string, options: object) => object = Reflect.get(window, "AwesomeMenu");
  new AwesomeMenu("nav.breakdance-menu", { dropdown: { placement: "center" } });
  loader.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(nav().className).toBe("breakdance-menu breakdance-menu--collapse");
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

it("gives a WordPress menu's controls what they control, and its links without an address the role of buttons", async () => {
  const item = `<li class="breakdance-menu-item breakdance-dropdown breakdance-dropdown--wp"><div class="breakdance-dropdown-toggle"><a class="breakdance-menu-link" href="#" >More</a></div><div class="breakdance-dropdown-floater"><div class="breakdance-dropdown-body"><a href="/x/">X</a></div></div></li>`;
  const loader = await showMenu(demo().replace("</ul>\n</nav>", `${item}</ul></nav>`));
  expect(button("More").getAttribute("aria-expanded")).toBe("false");
  clickWithPointer(button("More"));
  await opens(button("More"));
  loader.unmount();
  expect(screen.getByText("More").getAttributeNames()).toEqual(["class", "href"]);
});

it("gives the focus back to the arrow beside a link, if that has opened the panel", async () => {
  await showMenu();
  button("Outdoors Submenu").focus();
  fireEvent.click(button("Outdoors Submenu"));
  await hasFocus(screen.getByRole("link", { name: "Lanterns" }));
  press("Escape");
  await hasFocus(button("Outdoors Submenu"));
});

it("lets the keyboard reach and open a WordPress item that has no address at all", async () => {
  const item = `<li class="breakdance-menu-item breakdance-dropdown breakdance-dropdown--wp"><div class="breakdance-dropdown-toggle"><a class="breakdance-menu-link">More</a></div><div class="breakdance-dropdown-floater"><div class="breakdance-dropdown-body"><a href="/x/">X</a></div></div></li>`;
  const loader = await showMenu(demo().replace("</ul>\n</nav>", `${item}</ul></nav>`));
  button("More").focus();
  expect(document.activeElement).toBe(button("More"));
  press("Enter");
  await opens(button("More"));
  await hasFocus(screen.getByText("X"));
  loader.unmount();
  expect(screen.getByText("More").getAttributeNames()).toEqual(["class"]);
});

it.each([
  ["", "20px", "30px"],
  ["0px", "5px", "45px"],
  ["8px", "8px", "42px"],
])(
  "keeps a panel off the window's edge as the style sheet has it, its caret at the toggle: %j",
  async (offset, left, caret) => {
    await showMenu();
    const panel = document.getElementById("dropdown-demo-1");
    panel?.style.setProperty("--dropdown-edge-offset", offset);
    vi.spyOn(panel as HTMLElement, "offsetWidth", "get").mockReturnValue(200);
    vi.spyOn(html, "clientWidth", "get").mockReturnValue(1024);
    const toggle = button("Kitchen").parentElement as HTMLElement;
    vi.spyOn(toggle, "getBoundingClientRect").mockReturnValue(new DOMRect(5, 0, 90, 40));
    clickWithPointer(button("Kitchen"));
    await opens(button("Kitchen"));
    expect(panel?.style.getPropertyValue("--dropdown-offset-x")).toBe(left);
    expect(panel?.style.getPropertyValue("--dropdown-caret-x")).toBe(caret);
  },
);

const innerMenu =
  '<nav class="breakdance-menu breakdance-menu--vertical"><ul class="breakdance-menu-list"><li class="breakdance-menu-item breakdance-dropdown breakdance-dropdown--wp"><div class="breakdance-dropdown-toggle"><a class="breakdance-menu-link" href="#">More</a></div><div class="breakdance-dropdown-floater"><a href="/x/">X</a></div></li></ul></nav>';

it("opens the dropdowns of a menu that stands in another menu's panel, and leaves that panel open", async () => {
  await showMenu(demo().replace(/(id="dropdown-demo-1">)/, `$1${innerMenu}`));
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  const more = screen.getByText("More");
  clickWithPointer(more);
  await opens(more);
  expect(isOpen(button("Kitchen"))).toBe(true);
  clickWithPointer(button("Elsewhere"));
  await closes(button("Kitchen"));
  await closes(more);
});

it.each([1024, 500])(
  "at %i px leaves keys to a menu in its panel: Escape closes the inner one first",
  async (width) => {
    setWidth(width);
    const loader = await showMenu();
    document.getElementById("dropdown-demo-1")?.insertAdjacentHTML("beforeend", innerMenu.replace(' href="#"', ""));
    await loader.mount();
    if (width === 500) clickWithPointer(toggle());
    clickWithPointer(button("Kitchen"));
    await opens(button("Kitchen"));
    const more = screen.getByText("More");
    clickWithPointer(more);
    await opens(more);
    more.focus();
    for (const [key, outcome] of [
      ["Escape", closes],
      [" ", opens],
      [" ", closes],
    ] as const) {
      press(key);
      await outcome(more);
      expect(isOpen(button("Kitchen"))).toBe(true);
      await menuIsOpen(width === 500);
    }
    press("Escape");
    await closes(button("Kitchen"));
  },
);

it.each([
  ["closes the small screen's list at a dropdown's own link to a page", "/outdoors/", false],
  ["leaves it open at one to a place on this page", "#outdoors", true],
])("where such links are followed, as newer builders want, %s", async (_what, href, stays) => {
  setWidth(500);
  await showMenu(demo({ "mobile-follow-links": "true" }));
  clickWithPointer(toggle());
  await menuIsOpen(true);
  isFollowed(Object.assign(screen.getByRole("link", { name: "Outdoors" }), { href }));
  await menuIsOpen(stays);
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

it("keeps a panel as wide as the page when the page's scrollbar comes", async () => {
  const follows = new Map<Element, () => void>();
  const Observer = class {
    disconnect = () => {};
    observe: (element: Element) => void;
    constructor(follow: () => void) {
      this.observe = (element) => follows.set(element, follow);
    }
  };
  vi.stubGlobal("ResizeObserver", Observer);
  const width = vi.spyOn(html, "clientWidth", "get").mockReturnValue(1024);
  await showMenu(demo({ "dropdown-placement": "full-width" }));
  clickWithPointer(button("Kitchen"));
  await opens(button("Kitchen"));
  width.mockReturnValue(1009);
  follows.get(html)?.();
  expect(panelOf(button("Kitchen"))?.style.getPropertyValue("--dropdown-custom-width")).toBe("1009px");
  vi.unstubAllGlobals();
});
