// Spec 3, 4, 5, 8 and 9, Menu; header contract 0 and 2.
import { builderArguments } from "#src/dom/page-builder/builder-calls.ts";
import { ContractError } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { builderBreakpoints } from "#src/platform/page-settings.ts";
import { breakpointQuery } from "#src/stores/breakpoints.ts";
import { type MenuSettings, settingsOf } from "./settings.ts";

/** For a page without the builder's breakpoints. */
const FALLBACK_QUERY = "(max-width: 767px)";
const DEFAULT_BREAKPOINT = "breakpoint_tablet_landscape";
/** Attributes and settings with these names configure a menu; `data-widget` marks a theme's own markup. */
const TELLING = /\b(dropdown|mobile|link|isBuilder|widget)/;

export interface MenuProps {
  host: HTMLElement;
  list: HTMLElement;
  settings: MenuSettings;
  mobileQuery: string;
  text: typeof message;
}

/** Most pages configure a menu in the builder's call only; the code that reads the other sources is not small. */
const readSettings = async (host: HTMLElement, call: unknown): Promise<MenuSettings> => {
  const block = pageGlobal("AwesomeMenu");
  if (!TELLING.test(Object.keys({ ...block, ...host.dataset }).join())) return settingsOf(call);
  const { readOwnSettings } = await import("./own-settings.tsx");
  return readOwnSettings(host, [block, call]);
};

export const readProps = async (host: HTMLElement): Promise<MenuProps> => {
  const list = host.querySelector<HTMLElement>(".breakdance-menu-list");
  if (!list) throw new ContractError('Element not found. Print a ".breakdance-menu-list" in the menu.');
  const settings = await readSettings(host, builderArguments("AwesomeMenu", host)?.[0]);
  const isBuilderPage = Boolean(builderBreakpoints()[0]);
  const breakpoint = settings.mobile.breakpoint || (isBuilderPage ? DEFAULT_BREAKPOINT : "");
  const mobileQuery = breakpointQuery(breakpoint, isBuilderPage ? undefined : FALLBACK_QUERY);
  return { host, list, settings, mobileQuery, text: message };
};
