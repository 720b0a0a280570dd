/**
 * Fills the platform's page templates (`{{{ raw }}}`, `{{ escaped }}`) without evaluating code, which the platform's own
 * way does and strict security policies forbid. Of logic blocks, only `<# if ( data.x ) { #>` with `else` works, because
 * themes hide empty parts with it; other blocks are dropped.
 */

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split(".")
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);

const textAt = (data: unknown, path: string): string => {
  const value = valueAt(data, path) ?? false;
  return value === false ? "" : String(value);
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const IF = /<#\s*if\s*\(\s*(!?\s*data[\w.]*)\s*\)\s*\{\s*#>(.*?)<#\s*\}\s*#>/gs;
const ELSE = /<#\s*\}\s*else\s*\{\s*#>/;

/** Fills the template with `{ variation }`; missing data becomes an empty text. */
export const fillTemplate = (template: string, data: Readonly<Record<string, unknown>>): string =>
  template
    .replaceAll(/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, "")
    .replace(IF, (_whole, condition: string, block: string) => {
      const [then = "", otherwise = ""] = block.split(ELSE);
      // `valueAt` skips everything before the first dot, so both `data.x` and `!data.x` name the same value.
      return Boolean(valueAt(data, condition)) === condition.startsWith("!") ? otherwise : then;
    })
    .replace(/<#.*?#>/gs, "")
    .replace(/\{\{(\{?)\s*(data[\w.]*)\s*\}?\}\}/g, (_whole, isRaw: string, path: string) => {
      const text = textAt(data, path);
      return isRaw ? text : escapeHtml(text);
    });
