import { fireEvent, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeCookie } from "#src/dom/cookies.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const COOKIES = ["tocplus_hidetoc", "ezTOC_hidetoc", "ezTOC_hidetoc-0", "ezTOC_hidetoc-1"];

const easy = { ...settings, ezTOC: { visibility_hide_by_default: "", smooth_scroll: "1", scroll_offset: "30" } };
const hiddenOn = (isHere: string) => ({
  ...settings,
  ezTOC: { ...easy.ezTOC, visibility_hide_by_default: "1", visibility_hide_by_device: isHere },
});
const elsewhere = hiddenOn("0");
const here = hiddenOn("1");
const plus = {
  ...settings,
  tocplus: { visibility_show: "show", visibility_hide: "hide", width: "275px", smooth_scroll: "1" },
};

const demo = demoHtml("content/table-of-contents").replaceAll(' data-widget="table-of-contents"', "");
const plusStart = demo.indexOf('<div id="toc_container"');
/** Each plugin's own markup, without ours. */
const easyPage = demo.slice(0, plusStart);
const plusPage = demo.slice(plusStart);

const animate = vi.fn();

beforeEach(() => {
  animate.mockReset().mockReturnValue({ cancel: () => undefined });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const name of COOKIES) Cookies.remove(name);
});

const box = () => document.querySelector<HTMLElement>("#ez-toc-container, #toc_container");
const list = () => box()?.querySelector("ul");
const isShown = () => getComputedStyle(list() as Element).display !== "none";
const toggle = (name = "Table of Contents") => screen.getByRole("button", { name });
const isExpanded = (name?: string) => toggle(name).getAttribute("aria-expanded");

const showContents = async (html: string, pageSettings: object) => {
  const loader = showPage(html, pageSettings);
  await screen.findByRole("button");
  return loader;
};

const press = async (name?: string) => {
  const before = isExpanded(name);
  expect(fireEvent.click(toggle(name))).toBe(false);
  await waitFor(() => expect(box()?.querySelector("[aria-expanded]")?.getAttribute("aria-expanded")).not.toBe(before));
};

it("makes the plugin's icon a button with the list's name, and takes the checkbox out of it", async () => {
  await showContents(easyPage, easy);
  expect(isExpanded()).toBe("true");
  expect(screen.getByRole("checkbox", { hidden: true }).closest("[inert]")).not.toBeNull();
  expect(isShown()).toBe(true);
});

it.each([
  ["without an address", ' href="#"', ""],
  ["that waits for its script to be seen", ' href="#"', ' href="#" style="display: none"'],
])("takes an older build's toggle %s, and gives it back", async (_which, now, then) => {
  const page = easyPage.replace(/<a [^>]*ez-toc-toggle[^>]*>/, (link) => link.replace(now, then));
  const loader = await showContents(page, easy);
  expect(toggle().style.display).toBe("");
  expect(toggle().tabIndex).toBe(0);
  await press();
  expect(isExpanded()).toBe("false");
  loader.unmount();
  const printed = new DOMParser().parseFromString(page, "text/html").querySelector(".ez-toc-toggle");
  expect(document.querySelector(".ez-toc-toggle")?.isEqualNode(printed)).toBe(true);
});

it.each([
  ["with a space behind its class", "ez-toc-title "],
  ["that is a toggle too", "ez-toc-title ez-toc-toggle"],
])("names the icon after a title %s", async (_which, classes) => {
  await showContents(easyPage.replace('"ez-toc-title"', `"${classes}"`), easy);
  expect(toggle().tabIndex).toBe(0);
  await press();
  expect(isExpanded()).toBe("false");
});

it("names a widget's icon after its own title, not after the theme's around both, which holds styles too", async () => {
  const icon = '<a href="#" class="ez-toc-btn ez-toc-toggle" aria-label="Widget Easy TOC toggle icon"></a>';
  const title = `<span class="ez-toc-title-toggle"><span class="ez-toc-title " >Contents</span>${icon}</span>`;
  const styles = "<style>#ezw_tco-2 .ez-toc-title { font-size: 120% }</style>";
  await showContents(
    `<div id="ez-toc-widget-container" class="ez-toc-widget-container ez-toc-widget"><h2 class="widget-title"><span class="ez-toc-title-container">${styles}${title}</span></h2><nav><ul class="ez-toc-list"></ul></nav></div>`,
    easy,
  );
  expect(screen.getByRole("button").getAttribute("aria-label")).toBe("Contents");
});

it("leaves the links in the list alone, of which a plugin may keep the address for its script", async () => {
  await showContents(easyPage.replaceAll('href="#A', 'href="#" data-href="#A'), easy);
  fireEvent.click(screen.getByText("A lid that sticks", { selector: "a" }));
  await vi.dynamicImportSettled();
  expect(isExpanded()).toBe("true");
});

it("is opened and closed by its title where the shop has made that a toggle", async () => {
  await showContents(easyPage.replace('"ez-toc-title"', '"ez-toc-title ez-toc-toggle"'), easy);
  fireEvent.click(screen.getByText("Table of Contents"));
  await waitFor(() => expect(isExpanded()).toBe("false"));
});

it("closes in 200 ms, marks the box, and remembers it for 30 days", async () => {
  const write = vi.spyOn(document, "cookie", "set");
  await showContents(easyPage, easy);
  await press();
  expect(box()?.classList.contains("toc_close")).toBe(true);
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 200 });
  expect(write).toHaveBeenLastCalledWith(`ezTOC_hidetoc-0=1; path=/; max-age=${30 * 24 * 60 * 60}; samesite=lax`);
  await waitFor(() => expect(isShown()).toBe(false));
});

it("a second press opens the list again and forgets that it was closed", async () => {
  await showContents(easyPage, easy);
  await press();
  await press();
  expect(box()?.classList.contains("toc_close")).toBe(false);
  expect(document.cookie).not.toContain("ezTOC_hidetoc-0");
});

it("pressed twice in a row, the list stays", async () => {
  await showContents(easyPage, easy);
  vi.useFakeTimers();
  fireEvent.click(toggle());
  vi.advanceTimersByTime(100);
  fireEvent.click(toggle());
  vi.advanceTimersByTime(150);
  expect(isShown()).toBe(true);
});

it("answers to Space as a button does", async () => {
  await showContents(easyPage, easy);
  toggle().focus();
  expect(fireEvent.keyDown(toggle(), { key: " " })).toBe(false);
  await waitFor(() => expect(isExpanded()).toBe("false"));
});

it.each([
  ["closed, where it is remembered", easyPage, easy, "ezTOC_hidetoc-0", false],
  ["open, where the shop hides it on other devices only", easyPage, elsewhere, "", true],
  ["closed, where the shop hides it on this one", easyPage, here, "", false],
  ["closed, where the shop has it so", easyPage, { ...easy, ezTOC: { visibility_hide_by_default: "1" } }, "", false],
  [
    "open, where the shop hides it and the reader has opened it",
    easyPage,
    { ...easy, ezTOC: { visibility_hide_by_default: "1" } },
    "ezTOC_hidetoc-0",
    true,
  ],
  [
    "closed, where the shop hides this one",
    easyPage.replace("ez-toc-list-level-1", "ez-toc-list-level-1 eztoc-toggle-hide-by-default"),
    easy,
    "",
    false,
  ],
  [
    "open, where the shop's styles hide this one and the reader has opened it",
    `<style>.eztoc-toggle-hide-by-default { display: none }</style>${easyPage.replace("ez-toc-list-level-1", "$& eztoc-toggle-hide-by-default")}`,
    easy,
    "ezTOC_hidetoc-0",
    true,
  ],
  ["closed, of the other plugin", plusPage, plus, "tocplus_hidetoc", false],
  [
    "closed, of the other plugin that hides it",
    plusPage,
    { ...plus, tocplus: { ...plus.tocplus, visibility_hide_by_default: "" } },
    "",
    false,
  ],
  [
    "open, of the other plugin that hides it",
    plusPage,
    { ...plus, tocplus: { ...plus.tocplus, visibility_hide_by_default: "1" } },
    "tocplus_hidetoc",
    true,
  ],
])("stands %s, without a motion", async (_case, html, pageSettings, cookie, isOpen) => {
  if (cookie) writeCookie(cookie, "1");
  await showContents(html, pageSettings);
  await waitFor(() => expect(isShown()).toBe(isOpen));
  expect(box()?.matches(".toc_close, .contracted")).toBe(!isOpen);
  expect(animate).not.toHaveBeenCalled();
});

it("appends the other plugin's toggle with its labels, and gives the opened box its width", async () => {
  await showContents(plusPage, plus);
  expect(screen.getByText(/^Contents/).textContent).toBe("Contents [hide]");
  await press("hide");
  await waitFor(() => expect(toggle("show").getAttribute("aria-expanded")).toBe("false"));
  expect(box()?.style.width).toBe("auto");
  expect(document.cookie).toContain("tocplus_hidetoc=1");
  await press("show");
  await waitFor(() => expect(box()?.style.width).toBe("275px"));
});

it("does not take its own toggle for the plugin's: the links in the list are followed too", async () => {
  const loader = await showContents(plusPage, plus);
  await loader.mount();
  const states = loader.inspect().filter(({ widget }) => widget === "section-links");
  expect(states.map(({ state }) => state)).toEqual(["mounted"]);
});

it("gives no toggle where the shop wants none", async () => {
  const failed = vi.spyOn(console, "error");
  showPage(plusPage, { ...settings, tocplus: { smooth_scroll: "1" } });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("button")).toBeNull();
  expect(failed).not.toHaveBeenCalled();
});

it("closes at once where nothing may move", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await showContents(easyPage, easy);
  await press();
  expect(isShown()).toBe(false);
  expect(animate).not.toHaveBeenCalled();
});

it("counts the lists of a page, as their cookies do", async () => {
  writeCookie("ezTOC_hidetoc-1", "1");
  const second = easyPage.replace('id="ez-toc-container" class="', 'class="ez-toc-widget-container ');
  const menu = '<div class="breakdance-dropdown-toggle"><a href="#">Shop</a></div>';
  showPage(menu + easyPage + second, easy);
  const lists = () => [...document.querySelectorAll<HTMLElement>("ul.ez-toc-list-level-1")];
  await waitFor(() => expect(lists().map(({ style }) => style.display)).toEqual(["", "none"]));
});

it("knows the cookie of older builds, which had no number, and forgets it", async () => {
  writeCookie("ezTOC_hidetoc", "1");
  await showContents(easyPage, easy);
  expect(isExpanded()).toBe("false");
  await press();
  expect(document.cookie).not.toContain("ezTOC_hidetoc");
});

it("marks the title of a closed box as newer builds do", async () => {
  await showContents(easyPage, easy);
  expect(screen.getByText("Table of Contents").className).toBe("ez-toc-title");
  await press();
  expect(screen.getByText("Table of Contents").className).toBe("ez-toc-title toc-closed");
});

it("takes up what another script has put into the box, when that calls the plugin's own init", async () => {
  await showContents(easyPage, easy);
  toggle().replaceWith(Object.assign(document.createElement("a"), { href: "#", textContent: "=" }));
  expect(screen.queryByRole("button")).toBeNull();
  window.ezTOC?.init?.();
  await press();
  expect(isExpanded()).toBe("false");
});

it.each([
  ["has run", '<span class="toc_toggle">[<a href="#">hide</a>]</span>', ""],
  ["is still to come", "", '<script id="toc-front-js" type="text/plain"></script>'],
  ["is still to come, of the other plugin", "", '<script id="ez-toc-js-js" type="text/plain"></script>'],
  ["is still to come, in newer builds of that", "", '<script id="eztoc-js-js" type="text/plain"></script>'],
])("is left to the plugin's own script that %s", async (_case, toggleHtml, script) => {
  showPage(script + plusPage.replace("Contents</p>", `Contents${toggleHtml}</p>`), plus);
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("button")).toBeNull();
});

it("gives the server's HTML back", async () => {
  const loader = await showContents(plusPage, plus);
  await press("hide");
  loader.unmount();
  const template = document.createElement("template");
  template.innerHTML = plusPage;
  expect(box()?.outerHTML).toBe(template.content.querySelector("#toc_container")?.outerHTML);
});
