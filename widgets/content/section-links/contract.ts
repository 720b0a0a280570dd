// Spec 2, Table of contents; contract 8.3 and chapter G: smooth scrolling and the current section.
import { pageGlobal } from "#src/platform/page-globals.ts";

/** By the names of both plugins, of which a page has one. */
export const readSettings = () => ({ ...pageGlobal("tocplus"), ...pageGlobal("ezTOC") });
