import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { lighten, type Methods, meetAll, type Part, replaceFiles, replaceParts } from "./lighten.ts";

/** What the build leaves out of the libraries, since this bundle never uses it. The phone field's is in `lighter-phone.ts`. */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The request client uses no retries, progress, hooks or merged options, asks only for texts at whole addresses with one
 * time limit, and tells failures apart by itself. So retry dates, measured streams, option merging, the browsers' words for
 * "offline" and unused errors go.
 */
const UNUSED_CLIENT_FILES: Readonly<Record<string, string>> = {
  "core/retry-timing":
    "export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = getRetryTimingHeader;",
  "utils/normalize": "export const normalizeRequestMethod = 0, normalizeRetryOptions = () => ({ limit: 0 });",
  "utils/body": "export const streamRequest = (request) => request, streamResponse = streamRequest;",
  "utils/is-network-error": "export default () => false;",
  "utils/merge":
    "export const validateAndMerge = 0, replaceOption = 0, cloneShallow = 0, mergeHeaders = 0, mergeHooks = 0, deletedParametersSymbol = 0;",
  "utils/options": "export const findUnknownOptions = () => ({}), hasSearchParameters = () => false;",
  "utils/type-guards":
    "export const isHTTPError = () => false, isNetworkError = isHTTPError, isTimeoutError = isHTTPError, isKyError = isHTTPError, isForceRetryError = isHTTPError;",
  "core/constants": `export const requestMethods = [], responseTypes = { text: "text/*" }, maxSafeTimeout = 2147483647, stop = 0,
    retry = () => undefined, supportsAbortController = true, supportsAbortSignal = true, supportsFormData = true,
    supportsRequestStreams = false, supportsResponseStreams = false;
    export class RetryMarker {}`,
  "utils/delay": "export default () => undefined;",
  "errors/KyError": "export class KyError extends Error {}",
  "errors/HTTPError": "export class HTTPError extends Error {}",
  "errors/ForceRetryError": "export class ForceRetryError extends Error {}",
  "errors/NonError": "export class NonError extends Error {}",
  "errors/SchemaValidationError": "export class SchemaValidationError extends Error {}",
};

/** What nobody sets: hooks, a limit for all tries together, progress, another parser, errors for answers outside 200–299. */
const SETTLED_CLIENT_OPTIONS: readonly Part[] = [
  [/const initHooks = .*?(?=const ky = )/s, "const initHookOptions = options;"],
  [/await ky\.#runBeforeRequestHooks\(\)/, "undefined"],
  [/response = await ky\.#runAfterResponseHooks\(response\);/, ""],
  [/\|\| ky\.#consumeReturnedResponseFromBeforeRetryHook\(\)/, ""],
  [/isResponseInstance\(response\)/g, "true"],
  [/ky\.#options\.throwHttpErrors/g, "false"],
  [/ky\.#options\.(totalTimeout|onDownloadProgress)/g, "undefined"],
  // Only texts are read.
  [/type !== 'json'/, "true"],
  [/type === 'bytes'/, "false"],
  // One try, with a time limit.
  [/this\.#abortController\?\.signal\.aborted/, "false"],
  [/this\.#retryLimit > 0/, "false"],
  [/this\.#getRemainingTotalTimeout\(\)/g, "undefined"],
  [/this\.#options\.timeout === false/g, "false"],
];

const UNUSED_CLIENT_METHODS: Methods = {
  // All that is left once addresses are whole, and no option is merged, refused or turned into a body or a query.
  constructor: `this.#userProvidedAbortSignal = options.signal;
    this.#abortController = new AbortController();
    this.#options = { ...options, signal: this.#createManagedSignal() };
    this.request = new Request(input, this.#options);`,
  cloneInitHookOptions: "",
  validateJsonWithSchema: "",
  "#normalizeSearchParams": "",
  "#calculateDelay": "",
  "#calculateRetryDelay": "",
  "#retry": "return function_();",
  "#retryFromError": "throw error;",
  "#runBeforeRequestHooks": "",
  "#runAfterResponseHooks": "return response;",
  "#consumeReturnedResponseFromBeforeRetryHook": "",
  "#throwProcessedError": "throw error;",
  "#decorateResponse": "",
  "#wrapRequestWithUploadProgress": "return request;",
  "#cancelResponseBody": "",
  "#cancelReturnedBody": "",
  "#getResponseData": "",
  "#getErrorDataTimeout": "",
  "#isJsonContentType": "",
  "#readResponseText": "",
  "#parseJson": "",
  "#raceWithTotalTimeout": "",
  "#getRemainingTotalTimeout": "",
  "#throwIfTotalTimeoutExhausted": "",
  "#getNormalizedOptions": "",
  "#assignRequest": "",
  "#getCurrentTime": "",
  "#getBodyReadTimeout": "return this.#options.timeout;",
  "#getResponseRequest": "return this.request;",
  "#setResponseRequest": "return response;",
};

export const lighterClient: Plugin = {
  name: "lighter-client",
  apply: "build",
  ...replaceFiles(/\/node_modules\/ky\/distribution\/(.*)\.js$/, UNUSED_CLIENT_FILES),
};

/**
 * What the options of `src/dom/modal-panel.ts` never need: clicks and Escape are the widget's, which also moves the focus, the
 * fallback is the panel itself, the page behind is inert already, and nobody asks to be called. Where nothing moves the
 * focus, nothing needs to be told that a node has gone. Browsers copy objects by themselves.
 */
const UNUSED_TRAP_METHODS: Methods = {
  _objectSpread2: "return Object.assign(...arguments);",
  getOption: "",
  checkPointerDown: "",
  checkClick: "",
  checkEscapeKey: "",
  getInitialFocusNode: "return false;",
  getReturnFocusNode: "",
  getNodeForOption: "return config[optionName];",
  checkDomRemoval: "",
  updateObservedNodes: "",
  collectAdjacentElements: "",
  // Of `_setSubtreeIsolation`.
  "value(?=.isEnabled)": "",
};

/**
 * The trap names no function that opens shadow roots, and no check by area. What is shown, disabled or inert, the browsers
 * tell by themselves.
 */
const UNUSED_TABBABLE_METHODS: Methods = {
  isInert: 'return node.closest("[inert]");',
  isHidden: "return !node.checkVisibility({ checkVisibilityCSS: true });",
  isDisabledFromFieldset: 'return node.matches(":disabled");',
  getCandidatesIteratively: "",
  isShadowRootTabbable: "",
  isZeroArea: "",
};

const NO_HANDLER = "return { init() {}, destroy() {} };";

/**
 * The carousel has no plugins and no options by width, scrolls by single slides, counts and changes its slides by itself, and
 * calls no more of the library's API.
 */
const UNUSED_CAROUSEL_METHODS: Methods = {
  SlidesInView: NO_HANDLER,
  SlidesHandler: NO_HANDLER,
  PluginsHandler: NO_HANDLER,
  optionsAtMedia: "return options;",
  optionsMediaQueries: "return [];",
  bySize: "",
  canScrollNext: "",
  canScrollPrev: "",
  scrollProgress: "",
  previousScrollSnap: "",
  slidesInView: "",
  slidesNotInView: "",
  plugins: "",
  containerNode: "",
  slideNodes: "",
};

/** The viewer's controls are HTML strings, which Trusted Types refuse; the lightbox has controls of its own instead. */
const UNUSED_VIEWER_FILES: Readonly<Record<string, string>> = {
  "button-arrow": "export const arrowPrev = {}, arrowNext = {};",
  "button-close": "export default {};",
  "button-zoom": "export default {};",
  "counter-indicator": "export const counterIndicator = {};",
  "loading-indicator": "export const loadingIndicator = {};",
  "ui-element": "export default class {}",
};

/** Loads the library's source files instead of its single bundled file, so that files can be left out. */
export const lighterViewer: Plugin = {
  name: "lighter-viewer",
  // Must resolve before the bundler finds the bundled file.
  enforce: "pre",
  apply: "build",
  resolveId: (source) => (source === "photoswipe" ? at("../node_modules/photoswipe/src/js/photoswipe.js") : null),
  ...replaceFiles(/\/photoswipe\/src\/js\/ui\/(.*)\.js$/, UNUSED_VIEWER_FILES),
};

/**
 * No other library reads our schemas, which know no value for what is missing or wrong and speak one language. An answer's first
 * fault is told, without its place.
 */
const UNUSED_SCHEMA_METHODS: Methods = {
  _standardSchema: "return schema;",
  getDefault: "",
  getFallback: "",
  getGlobalConfig: "return {};",
  _addIssue: `const input = other ? other.input : dataset.value;
    const expected = other?.expected ?? context.expects;
    dataset.typed = false;
    dataset.issues ??= [
      { message: context.message ?? \`Invalid \${label}: Expected \${expected} but received \${_stringify(input)}\` },
    ];`,
};

/** No store starts with its first listener, stops with its last one or is computed from others. */
const UNUSED_STORE_METHODS: Methods = {
  get: "return $atom.value;",
  notify: `const isFirst = !listenerQueue.length;
    for (const listener of listeners) listenerQueue.push(listener, $atom, oldValue, changedKey);
    if (isFirst) drainQueue();`,
};

/** No schema has a default or a fallback, all faults are collected, and nobody asks where a fault is. */
const SETTLED_SCHEMA_OPTIONS: readonly Part[] = [
  [/config\$1\.abortEarly/g, "false"],
  [/(?<=key in input) \|\| \([^)]*\) && valueSchema\.default !== void 0/g, ""],
  [/(?:this|valueSchema)\.(?:default|fallback) !== void 0/g, "false"],
  [/valueSchema\.type !== "exact_optional" && valueSchema\.type !== "optional" && /g, ""],
  [/const pathItem = \{[^}]*\};/g, ""],
  [/for \(const issue of valueDataset\.issues\) \{[^}]*\}/g, ""],
  [/,\s+path: \[\{[^}]*\}\]/g, ""],
];

/** The library's files under `node_modules` whose methods or functions go. */
const UNUSED_METHODS: Readonly<Record<string, Methods>> = {
  "embla-carousel/esm/embla-carousel.esm.js": UNUSED_CAROUSEL_METHODS,
  "focus-trap/dist/focus-trap.esm.js": UNUSED_TRAP_METHODS,
  "ky/distribution/core/Ky.js": UNUSED_CLIENT_METHODS,
  // Nobody makes further clients from the one, or calls it by a method's name.
  "ky/distribution/index.js": { createInstance: "return Ky.create;" },
  "nanostores/atom/index.js": UNUSED_STORE_METHODS,
  // The dialog around the viewer holds the focus, the pictures come as a list, and no thumbnail is cropped.
  "photoswipe/src/js/core/base.js": { _getGalleryDOMElements: "", _domElementToItemData: "" },
  "photoswipe/src/js/core/eventable.js": { removeFilter: "" },
  "photoswipe/src/js/keyboard.js": { _focusRoot: "", _onFocusIn: "" },
  "photoswipe/src/js/photoswipe.js": { refreshSlideContent: "" },
  "photoswipe/src/js/slide/get-thumb-bounds.js": { getCroppedBoundsByElement: "" },
  "tabbable/dist/index.esm.js": UNUSED_TABBABLE_METHODS,
  "valibot/dist/index.mjs": UNUSED_SCHEMA_METHODS,
};

const SETTLED_OPTIONS: Readonly<Record<string, readonly Part[]>> = {
  "ky/distribution/core/Ky.js": SETTLED_CLIENT_OPTIONS,
  "valibot/dist/index.mjs": SETTLED_SCHEMA_OPTIONS,
};

const { meet, buildEnd } = meetAll(UNUSED_METHODS);

export const lighterMethods = {
  name: "lighter-methods",
  apply: "build",
  transform(code: string, id: string) {
    const [, path = ""] = /\/node_modules\/(.*)/.exec(id) ?? [];
    const methods = UNUSED_METHODS[path];
    meet(path);
    return methods ? { code: lighten(replaceParts(code, SETTLED_OPTIONS[path] ?? []), methods), map: null } : null;
  },
  buildEnd,
} satisfies Plugin;
