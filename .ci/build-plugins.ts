import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "@swc/core";
import type { Plugin } from "vite";

/** What the build does to sources, chunks and styles beyond the bundler's own work. */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LAYER = /^@layer storefront-widgets\s*\{(.*)\}\s*$/s;

/**
 * A widget's styles travel inside its chunk: no request of their own, no flash, and pages load only what they use.
 * Constructed style sheets are also allowed under the strictest content security policy.
 */
export const stylesInChunks: Plugin = {
  name: "styles-in-chunks",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith(".css") || importer?.startsWith("\0")) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && `\0styles:${resolved.id}.js`;
  },
  async load(id) {
    if (!id.startsWith("\0styles:")) return null;
    const path = id.slice("\0styles:".length, -".js".length);
    const isLayerGone = this.environment.mode === "build" && LAYER.test(await readFile(path, "utf8"));
    const adopt = JSON.stringify(at("../src/dom/adopt-styles.ts"));
    const group = isLayerGone ? "" : ', "@media all"';
    return `import css from ${JSON.stringify(`${path}?inline`)}; import { adoptStyles } from ${adopt}; adoptStyles(css${group});`;
  },
};

/** In the build the layer's name stands once, with `adoptStyles`, and not in each sheet. */
export const layerAtRuntime: Plugin = {
  name: "layer-at-runtime",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!id.endsWith(".css?inline")) return null;
    const css: string = JSON.parse(code.replace(/^export default /, ""));
    const [, rules = css] = LAYER.exec(css) ?? [];
    return `export default ${JSON.stringify(rules)}`;
  },
};

/**
 * The phone field's library is told to show no flags, not to shake at a letter that it refuses and not to look up the
 * country, and the plugin's field can always be typed into. Its styles know nothing of that.
 */
const UNUSED_PHONE_STYLES = [
  /\.iti__[a-z]{2}\{[^}]+\}/g,
  /--iti-(flag-(count|height)|strict-reject-flash-color):[^;}]+;?/g,
  // What stands in a flag's place keeps its width.
  /(?<=\.iti__flag\{)height:[^;]+;|(?<=\.iti__flag\{[^}]+);border-radius[^}]+/g,
  /[^{}]*\.iti__country-list \.iti__flag[^}]+\}/g,
  /background-image:image-set[^}]+/g,
  /@keyframes iti-(spinner|strict-reject-shake|strict-reject-flash)\{.*?\}\}/g,
  /[^{}]*\.iti__(loading|strict-reject-animation)[^}]+\}/g,
  /@media \(prefers-reduced-motion:reduce\)\{\}/g,
  /:is\(\.iti--has-country-selector[^}]+\}/g,
];

export const lighterPhoneStyles: Plugin = {
  name: "lighter-phone-styles",
  apply: "build",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/intlTelInput-no-assets.min.css")
      ? UNUSED_PHONE_STYLES.reduce((lighter, rule) => lighter.replace(rule, ""), code)
      : null,
};

/**
 * The compiler has checked the phone field's options; its library would do so again, with 1 kB of warnings. Its English
 * texts are all replaced by the shop's.
 */
const UNUSED_PHONE_CODE: readonly (readonly [RegExp, string])[] = [
  [/= validateOptions\(customOptions\);/, "= customOptions;"],
  [/var interfaceTranslations = \{.*?\n\};/s, "var interfaceTranslations = {};"],
];

export const lighterPhone: Plugin = {
  name: "lighter-phone",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("/intl-tel-input/dist/js/intlTelInput.mjs")) return null;
    const lighter = UNUSED_PHONE_CODE.reduce((text, [unused, left]) => {
      if (!unused.test(text)) this.error(`intl-tel-input has no ${unused} any more.`);
      return text.replace(unused, left);
    }, code);
    return { code: lighter, map: null };
  },
};

/**
 * The request client never tries again by itself, shows no progress, has no hooks, is asked for texts only, is given whole
 * addresses, and options that say each thing once, and takes every failed fetch for the network's. What its library has for
 * that only weighs, 3.9 kB in all: dates in headers, measured streams, merged options, the browsers' words for "offline",
 * errors that nothing throws.
 */
const UNUSED_CLIENT_FILES: Readonly<Record<string, string>> = {
  "core/retry-timing":
    "export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = getRetryTimingHeader;",
  "utils/normalize":
    "export const normalizeRequestMethod = (method) => method, normalizeRetryOptions = () => ({ limit: 0 });",
  "utils/body": "export const streamRequest = (request) => request, streamResponse = streamRequest;",
  "utils/is-network-error": "export default () => false;",
  "utils/merge": `export const validateAndMerge = (...sources) => Object.assign({}, ...sources), replaceOption = (value) => value,
    cloneShallow = replaceOption, mergeHeaders = (_inherited, headers) => new Headers(headers), deletedParametersSymbol = "",
    mergeHooks = () => ({ beforeRequest: [], beforeRetry: [], beforeError: [], afterResponse: [] });`,
  "utils/options": "export const findUnknownOptions = () => ({}), hasSearchParameters = () => false;",
  "utils/type-guards":
    "export const isHTTPError = () => false, isNetworkError = isHTTPError, isTimeoutError = isHTTPError, isKyError = isHTTPError, isForceRetryError = isHTTPError;",
  "core/constants": `export const requestMethods = [], responseTypes = { text: "text/*" }, maxSafeTimeout = 2147483647, stop = 0,
    retry = () => undefined, supportsAbortController = true, supportsAbortSignal = true, supportsFormData = true,
    supportsRequestStreams = false, supportsResponseStreams = false;
    export class RetryMarker {}`,
  "utils/delay": "export default () => undefined;",
  "errors/ForceRetryError": "export class ForceRetryError extends Error {}",
  "errors/NonError": "export class NonError extends Error {}",
  "errors/SchemaValidationError": "export class SchemaValidationError extends Error {}",
};

export const lighterClient: Plugin = {
  name: "lighter-client",
  apply: "build",
  load: (id) => UNUSED_CLIENT_FILES[/\/node_modules\/ky\/distribution\/(.*)\.js$/.exec(id)?.[1] ?? ""] ?? null,
};

/** The picture viewer brings controls as HTML texts, which Trusted Types refuse; the lightbox has its own, and gives it none. */
const UNUSED_VIEWER_FILES: Readonly<Record<string, string>> = {
  "button-arrow": "export const arrowPrev = {}, arrowNext = {};",
  "button-close": "export default {};",
  "button-zoom": "export default {};",
  "counter-indicator": "export const counterIndicator = {};",
  "loading-indicator": "export const loadingIndicator = {};",
  "ui-element": "export default class {}",
};

/** The library's sources instead of its one file, to leave those out. */
export const lighterViewer: Plugin = {
  name: "lighter-viewer",
  // Before the bundler finds the one file.
  enforce: "pre",
  apply: "build",
  resolveId: (source) => (source === "photoswipe" ? at("../node_modules/photoswipe/src/js/photoswipe.js") : null),
  load: (id) => UNUSED_VIEWER_FILES[/\/photoswipe\/src\/js\/ui\/(.*)\.js$/.exec(id)?.[1] ?? ""] ?? null,
};

/** The shipped types are one hand-written file without imports, so shipping it is copying it. */
export const shipTypes: Plugin = {
  name: "ship-types",
  apply: "build",
  async generateBundle() {
    const source = await readFile(at("../src/public-types.ts"), "utf8");
    this.emitFile({ type: "asset", fileName: "storefront-widgets.d.ts", source });
  },
};

const HELPER_IMPORT = /^import \{ \w+ as __exportAll \} from "[^"]+";$/m;
const NAMESPACE = /^var (\w+) = .*?__exportAll\(\{([^}]*)\}\);$/gm;
const LAZY_EXPORT = /: \(\) => ([\w$]+)/g;

/**
 * Of a module that is imported on demand and shares its chunk with others the bundler makes an object, by a helper of 150
 * bytes in a file of its own, for which every page would wait. Behind what it names, a plain object says the same.
 */
export const namespacesWithoutHelper: Plugin = {
  name: "namespaces-without-helper",
  apply: "build",
  renderChunk(code) {
    const objects: string[] = [];
    const told = code.replace(NAMESPACE, (_line, name: string, names: string) => {
      for (const [, local] of names.matchAll(LAZY_EXPORT))
        if (code.includes(`\nlet ${local};`) || code.includes(`\nlet ${local} =`))
          this.error(`"${local}" is imported on demand, so it may not be reassigned: write const.`);
      objects.push(`var ${name} = {${names.replace(LAZY_EXPORT, ": $1")}};`);
      return "";
    });
    // Where the helper does more than this it stays.
    if (told.includes("__exportAll(")) return null;
    return { code: [told.replace(HELPER_IMPORT, ""), ...objects].join("\n"), map: null };
  },
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === "chunk");
    const helper = files.find(({ moduleIds }) => moduleIds.includes("\0rolldown/runtime.js"));
    if (helper && !files.some(({ code }) => code.includes(basename(helper.fileName)))) delete bundle[helper.fileName];
  },
};

/** A second minifier, after the bundler's own: what one leaves the other finds, 3.4 kB in all. */
export const minifyAgain: Plugin = {
  name: "minify-again",
  apply: "build",
  async renderChunk(code) {
    const { code: smaller, map } = await minify(code, {
      module: true,
      ecma: 2022,
      // Statements that are joined compress worse. `unsafe` writes `String(x)` as `x + ""`, which differs for symbols, and for
      // objects that have a `valueOf` of their own. Never `unsafe_arrows`: it also makes arrows of the libraries' functions
      // that read their `arguments`.
      compress: { passes: 5, sequences: false, unsafe: true },
      mangle: { toplevel: true },
      sourceMap: true,
    });
    return { code: smaller, map: map as string };
  },
};
