import { afterEach, expect, it, vi } from "vitest";
import { publishConstructors } from "#src/dom/page-builder/builder-calls.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { readProps } from "./contract.ts";
import { dropdownsIn } from "./dropdown.tsx";

afterEach(() => vi.unstubAllGlobals());

const withBuilder = () =>
  vi.stubGlobal("BreakdanceFrontend", {
    data: {
      breakpoints: [
        { id: "breakpoint_tablet_landscape", maxWidth: 1119 },
        { id: "between", minWidth: 500, maxWidth: 900 },
      ],
    },
  });

const propsOf = async (attributes = "", settings: object = {}) => {
  const menu = demoHtml("navigation/menu").replace('="menu"', `="menu" ${attributes}`);
  showPage(menu, settings);
  return readProps(find("nav"));
};

it.each([
  ["", "(max-width: 1119px)"],
  ["breakpoint_tablet_portrait", "(max-width: 1023px)"],
  ["breakpoint_phone_landscape", "(max-width: 767px)"],
  ["breakpoint_phone_portrait", "(max-width: 479px)"],
  ["between", "(min-width: 500px) and (max-width: 900px)"],
  ["never", "not all"],
  ["breakpoint_base", "all"],
])("the breakpoint %j makes the menu mobile at %s", async (id, query) => {
  withBuilder();
  expect((await propsOf(id && `data-mobile-breakpoint="${id}"`)).mobileQuery).toBe(query);
});

it.each([
  ["", "(max-width: 767px)"],
  ["breakpoint_tablet_portrait", "(max-width: 1023px)"],
  ["never", "not all"],
  ["breakpoint_base", "all"],
])("on a page without breakpoints %j is %s", async (id, query) => {
  expect((await propsOf(id && `data-mobile-breakpoint="${id}"`)).mobileQuery).toBe(query);
});

it("takes settings from the block, the constructor call and attributes, the last one winning", async () => {
  const block = { AwesomeMenu: { dropdown: { placement: "center", animation: "skew", width: 300 } } };
  expect((await propsOf("", block)).settings.dropdown).toMatchObject({
    placement: "center",
    animation: "skew",
    width: 300,
  });
  Reflect.deleteProperty(window, "AwesomeMenu");
  publishConstructors(["AwesomeMenu"]);
  const AwesomeMenu: new (selector: string, options: object) => object = Reflect.get(window, "AwesomeMenu");
  new AwesomeMenu("nav.breakdance-menu", { dropdown: { placement: "right", width: null } });
  const { settings } = await propsOf('data-dropdown-placement="full-width"', block);
  expect(settings.dropdown).toMatchObject({ placement: "full-width", animation: "skew", width: null });
});

it("says when the page calls the constructor for an element that it does not have", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  Reflect.deleteProperty(window, "AwesomeMenu");
  publishConstructors(["AwesomeMenu"]);
  const AwesomeMenu: new (selector: string, options: object) => object = Reflect.get(window, "AwesomeMenu");
  new AwesomeMenu(".nowhere", {});
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining("Element not found.")));
});

it("finds dropdowns of the first level only, the WordPress menu's included", async () => {
  const { host } = await propsOf();
  const item = document.createElement("li");
  item.className = "breakdance-menu-item breakdance-dropdown breakdance-dropdown--wp";
  item.innerHTML =
    '<div class="breakdance-dropdown-toggle"><a class="breakdance-menu-link" href="#">More</a></div><div class="breakdance-dropdown-floater"><ul class="breakdance-dropdown-links"><li class="breakdance-dropdown"><a class="breakdance-menu-link" href="/x/">Deeper</a><div class="breakdance-dropdown-floater"></div></li></ul></div>';
  host.querySelector("ul")?.append(item);
  expect(dropdownsIn(host).map(({ link, arrow, hasLink }) => [link.textContent, arrow !== null, hasLink])).toEqual([
    ["Kitchen", true, false],
    ["Outdoors", true, true],
    ["More", false, false],
  ]);
});
