import { tryParse } from "#src/try-parse.ts";
import { BLOCK_ID, isObject, type PlainObject } from "./page-globals.ts";

/** The page's configuration in the source of a page that was asked for anew. */

/** The object that a text begins with. Texts inside it may hold braces. */
const leadingObject = (source: string): PlainObject | undefined => {
  let depth = 0;
  for (const { 0: sign, index } of source.matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (sign === "{") depth++;
    if (sign !== "}" || --depth) continue;
    const value = tryParse(source.slice(0, index + 1));
    return isObject(value) ? value : undefined;
  }
  return undefined;
};

/** A configuration object in the source of a page, in the block or, as on the page itself, else in `var name = {…};`. */
export const globalInSource = (html: string, name: string): PlainObject | undefined => {
  const [, block = ""] =
    new RegExp(`<script[^>]*\\bid=["']?${BLOCK_ID}(?![\\w-])[^>]*>(.*?)</script>`, "s").exec(html) ?? [];
  const settings = tryParse(block);
  const own = isObject(settings) ? settings[name] : undefined;
  if (isObject(own)) return own;
  const [, assigned = ""] = new RegExp(`(?:var|let|const)\\s+${name}\\s*=\\s*(\\{.*)`, "s").exec(html) ?? [];
  return leadingObject(assigned);
};
