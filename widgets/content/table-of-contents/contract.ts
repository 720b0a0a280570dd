// Spec 2, 4 and 9, Table of contents; contract 8.3 and chapter G: both plugins' markup, globals and cookies.
import { pageGlobal } from "#src/platform/page-globals.ts";

export const TOGGLE = '[class*="toc"] > [href="#"]';

/** The other plugin is Easy Table of Contents. */
export const isOfPlus = ({ id }: HTMLElement): boolean => id === "toc_container";

/** The name of its global, and how the names of its cookies begin. */
export const pluginOf = (isPlus: boolean) => (isPlus ? "tocplus" : "ezTOC");

/** What the toggle says, how wide the opened box is, whether the list is hidden at first: by the plugins' own names. */
export const settingsOf = (isPlus: boolean) => pageGlobal(pluginOf(isPlus));

/** To one plugin the setting's presence says it; the other also says it of a single list. */
export const isHiddenAtFirst = (host: HTMLElement, isPlus: boolean): boolean => {
  const { visibility_hide_by_default: hidden } = settingsOf(isPlus);
  return isPlus ? hidden !== undefined : Boolean(Number(hidden) || host.querySelector(".eztoc-toggle-hide-by-default"));
};
