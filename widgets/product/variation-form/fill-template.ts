/**
 * The platform's page templates (`{{{ raw }}}`, `{{ escaped }}`), without evaluating anything: strict security
 * policies forbid the platform's own way. Of their logic blocks, plain `<# if ( data.x ) { #>` with `else` is
 * understood, since themes hide empty parts with it; any other block is left out.
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

/** The template's HTML for `{ variation }`; what the data does not have is left empty. */
export const fillTemplate = (template: string, data: Readonly<Record<string, unknown>>): string =>
  template
    .replaceAll(/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, "")
    .replace(IF, (_whole, condition: string, block: string) => {
      const [then = "", otherwise = ""] = block.split(ELSE);
      // What stands before the path's first dot is `data` or `!data`; the path leads on from there.
      return Boolean(valueAt(data, condition)) === condition.startsWith("!") ? otherwise : then;
    })
    .replace(/<#.*?#>/gs, "")
    .replace(/\{\{(\{?)\s*(data[\w.]*)\s*\}?\}\}/g, (_whole, isRaw: string, path: string) => {
      const text = textAt(data, path);
      return isRaw ? text : escapeHtml(text);
    });
