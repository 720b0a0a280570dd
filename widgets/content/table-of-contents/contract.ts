// Spec 2, 4 and 9, Table of contents; contract 8.3 and chapter G: both plugins' markup, globals and cookies.
import { pageGlobal } from "#src/platform/page-globals.ts";

/** Older builds print it without an address. */
export const TOGGLE = '.ez-toc-toggle, [class*="toc"] > [href="#"]';

/** The plugin that a box is of: the name of its global, and how the names of its cookies begin. */
export const pluginOf = (host: HTMLElement) => (host.id === "toc_container" ? "tocplus" : "ezTOC");

/** What the toggle says, how wide the opened box is, whether the list is hidden at first: by the plugins' own names. */
export const settingsOf = pageGlobal;
