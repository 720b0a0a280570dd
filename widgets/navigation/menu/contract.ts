// Spec 3, 4, 5, 8 and 9, Menu; header contract chapters 0 and 2.
import { builderArguments } from "#src/dom/builder-calls.ts";
import { ContractError } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { builderBreakpoints } from "#src/platform/page-settings.ts";
import { breakpointIds, breakpointQuery } from "#src/stores/viewport.ts";
import { type DropdownMode, effectiveMode } from "./effective-mode.ts";
import { attributeOf, type MenuSettings, menuSettings, settings } from "./settings.ts";

/** Where the page has no breakpoints of the builder's, the menu is mobile up to here. */
const FALLBACK_QUERY = "(max-width: 767px)";
const DEFAULT_BREAKPOINT = "breakpoint_tablet_landscape";

export interface DropdownParts {
  root: HTMLElement;
  /** A link or a button. */
  link: HTMLElement;
  /** The button beside it that only opens. */
  arrow: HTMLElement | null;
  floater: HTMLElement;
  /** The link leads somewhere, where others only open the dropdown. */
  hasLink: boolean;
}

export interface ColumnParts {
  root: HTMLElement;
  title: HTMLElement;
  links: HTMLElement;
}

export interface MenuProps {
  host: HTMLElement;
  list: HTMLElement;
  settings: MenuSettings;
  modes: { desktop: DropdownMode; mobile: DropdownMode };
  /** Applies where the menu is the mobile one. */
  mobileQuery: string;
  texts: { menu: string; back: string };
}

/** What the data attributes say, by setting. */
const attributesOf = (host: HTMLElement): Partial<Record<keyof MenuSettings, string>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([setting, { path, values }]) => {
      const name = attributeOf(path);
      const text = host.getAttribute(name);
      if (text === null) return [];
      const legal = setting === "breakpoint" ? breakpointIds() : values.map(String);
      if (legal.length === 1 || legal.includes(text)) return [[setting, text]];
      throw new ContractError(`Cannot read ${name}: expected one of ${legal.join(", ")}, got "${text}". Correct it.`);
    }),
  );

const mobileQuery = ({ breakpoint }: MenuSettings): string => {
  if (builderBreakpoints().length > 0) return breakpointQuery(breakpoint || DEFAULT_BREAKPOINT);
  return breakpointIds().includes(breakpoint) ? breakpointQuery(breakpoint) : FALLBACK_QUERY;
};

/** The menu's dropdowns as the page has them now. Those inside another one stay as they are: only the first level opens. */
export const dropdownsOf = (host: HTMLElement): DropdownParts[] =>
  [...host.querySelectorAll<HTMLElement>(".breakdance-dropdown")].flatMap((root) => {
    const link = root.querySelector<HTMLElement>(".breakdance-menu-link");
    const floater = root.querySelector<HTMLElement>(".breakdance-dropdown-floater");
    if (!link || !floater || root.parentElement?.closest(".breakdance-dropdown")) return [];
    const arrow = root.querySelector<HTMLElement>(".breakdance-menu-link-arrow");
    return [{ root, link, arrow, floater, hasLink: root.classList.contains("breakdance-dropdown--with-link") }];
  });

/** The columns that may collapse on mobile. */
export const columnsOf = (host: HTMLElement): ColumnParts[] =>
  [...host.querySelectorAll<HTMLElement>(".breakdance-dropdown-column--collapsible")].flatMap((root) => {
    const title = root.querySelector<HTMLElement>(".breakdance-dropdown-column__title");
    const links = root.querySelector<HTMLElement>(".breakdance-dropdown-links");
    return title && links ? [{ root, title, links }] : [];
  });

export const readProps = (host: HTMLElement): MenuProps => {
  const list = host.querySelector<HTMLElement>(".breakdance-menu-list");
  if (!list) throw new ContractError('Element not found. Expected a ".breakdance-menu-list" in the menu; print one.');
  const [builder] = builderArguments("AwesomeMenu", host) ?? [];
  const merged = menuSettings([pageGlobal("AwesomeMenu"), builder], attributesOf(host));
  const isVertical = host.classList.contains("breakdance-menu--vertical");
  return {
    host,
    list,
    settings: merged,
    modes: {
      desktop: effectiveMode("desktop", isVertical, merged),
      mobile: effectiveMode("mobile", isVertical, merged),
    },
    mobileQuery: mobileQuery(merged),
    texts: { menu: message("menu"), back: message("menuBack") },
  };
};
