// Spec 2, Table of contents; header contract 8.3 and pricing contract G: smooth scrolling and the current section.
import { pageGlobal } from "#src/platform/page-globals.ts";

/** Names of both plugins; a page has only one of them. */
export const readSettings = () => ({ ...pageGlobal("tocplus"), ...pageGlobal("ezTOC") });
