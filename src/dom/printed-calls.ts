import { recallCall } from "./builder-calls.ts";

/**
 * Where the bundle comes after the page's own scripts, their constructor calls found nothing to construct. What they
 * would have said stands in the page's source.
 */

const CALL = /\bnew\s+(?:window\.)?(AwesomeMenu|BreakdanceHeaderBuilder|BreakdanceMiniCart)\s*\(/g;

/** Texts in either quotes, names without any, commas after the last item, and true and false as minifiers write them. */
const LOOSE = /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|([A-Za-z_$][\w$]*)(?=\s*:)|,(?=\s*[}\]])|![01]/g;

const toJson = (source: string): string =>
  source.replace(LOOSE, (whole: string, text: string | undefined, name: string | undefined) => {
    if (text !== undefined) return JSON.stringify(text.replaceAll("\\'", "'"));
    if (name) return `"${name}"`;
    return { ",": "", "!0": "true", "!1": "false" }[whole] ?? whole;
  });

/** The arguments of a call, from what follows its opening parenthesis. */
export const readArguments = (source: string): unknown[] | undefined => {
  for (const { index } of source.matchAll(/\)/g)) {
    try {
      return JSON.parse(`[${toJson(source.slice(0, index))}]`);
    } catch {
      // Texts may hold parentheses too, and what is computed on the page cannot be read from its source.
    }
  }
  return undefined;
};

/** Remembers the page's printed calls as if they had been made. */
export const recallPrintedCalls = (): void => {
  for (const { textContent: source } of document.querySelectorAll("script:not([src], [type*='json'])")) {
    for (const { 0: call, 1: name = "", index } of source.matchAll(CALL)) {
      const [selector, ...args] = readArguments(source.slice(index + call.length)) ?? [];
      if (typeof selector === "string") recallCall(name, selector, args);
    }
  }
};
