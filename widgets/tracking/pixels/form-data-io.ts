import { readCookie } from "#src/dom/cookies.ts";
import { tryParse } from "#src/try-parse.ts";

/** What the visitor has told in the shop's forms (`email`, `phone`, `first_name`, `last_name`); the server keeps it. */
export const readFormData = (): unknown => tryParse(readCookie("pys_advanced_form_data"));
