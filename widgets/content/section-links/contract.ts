// Spec 2, Table of contents; contract 8.3 and chapter G: smooth scrolling and the current section.
import { type PlainObject, pageGlobal } from "#src/platform/page-globals.ts";

/** Of the plugin that has printed the list, by its own names. */
export const settingsOf = ({ id }: HTMLElement): PlainObject =>
  pageGlobal(id === "toc_container" ? "tocplus" : "ezTOC");
