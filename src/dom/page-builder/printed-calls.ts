import { recallCall } from "./builder-calls.ts";

/** Reads the page's constructor calls from its inline scripts, which ran before the bundle had published anything. */

const CALL = /\bnew\s+(?:window\.)?(AwesomeMenu|BreakdanceHeaderBuilder|BreakdanceMiniCart)\s*\(/g;

/** Strings in either quotes, keys without quotes, spreads, trailing commas, and true and false as minifiers write them. */
const LOOSE = /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|([A-Za-z_$][\w$]*)(?=\s*:)|\.{3}|,(?=\s*[}\]])|![01]/g;

const toJson = (source: string): string =>
  source.replace(LOOSE, (whole: string, text: string | undefined, name: string | undefined) => {
    if (text !== undefined) return JSON.stringify(text.replaceAll("\\'", "'"));
    if (name) return `"${name}"`;
    return { "...": '"...":', ",": "", "!0": "true", "!1": "false" }[whole] ?? whole;
  });

/** The mini-cart's content settings are spread into its options. */
const mergeSpread = (_key: string, value: unknown): unknown => {
  const { "...": base, ...own }: Record<string, unknown> = Object(value);
  return base ? { ...base, ...own } : value;
};

/** A parenthesis in a string closes no call; an opening one outside strings begins a computed argument. */
const UP_TO_END = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^"'()])*(?=\))/;

/** The arguments of a call, from what follows its opening parenthesis. */
export const readArguments = (source: string): unknown[] | undefined => {
  const [text] = UP_TO_END.exec(source) ?? [];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(`[${toJson(text)}]`, mergeSpread);
  } catch {
    // An argument is computed and cannot be read from the source.
    return undefined;
  }
};

const isReadable = (selector: unknown): selector is string => {
  try {
    return typeof selector === "string" && Boolean(document.querySelectorAll(selector));
  } catch {
    return false;
  }
};

export const recallPrintedCalls = (): void => {
  for (const { textContent: source } of document.querySelectorAll("script:not([src], [type*='json'])")) {
    for (const { 0: call, 1: name = "", index } of source.matchAll(CALL)) {
      const [selector, ...args] = readArguments(source.slice(index + call.length)) ?? [];
      if (isReadable(selector)) recallCall(name, selector, args);
    }
  }
};
