import type { Plugin } from "vite";
import { lighten, type Methods, meetAll, type Part, replaceParts } from "./lighten.ts";
import { SETTLED_CLIENT_OPTIONS, UNUSED_CLIENT_METHODS } from "./lighter-client.ts";
import { SETTLED_VIEWER_OPTIONS, UNUSED_VIEWER_METHODS } from "./lighter-viewer.ts";

/**
 * What the build leaves out of the libraries, since this bundle never uses it. The phone field's is in `lighter-phone.ts`, the
 * request client's in `lighter-client.ts`, the picture viewer's in `lighter-viewer.ts`.
 */

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
  updateObservedNodes: "",
};

const SETTLED_TRAP_OPTIONS: readonly Part[] = [
  [/doc\.(?:add|remove)EventListener\('(?:mousedown|touchstart|click)'.*?\);/gs, ""],
  [/doc\.(?:add|remove)EventListener\('keydown', checkEscapeKey\);/g, ""],
  [/(?<= = )getOption\(\w+, '\w+'(?:, '\w+')?\)/g, "undefined"],
  // The panel itself is the one container, and takes the focus where nothing in it can.
  [/if \(state\.tabbableGroups\.length <= 0 && .*?\n {4}\}/s, ""],
  [/if \(state\.containerGroups\.find\(.*?throw .*?\n {4}\}/s, ""],
  // No focus is given or returned, so none waits or is remembered.
  [/var promise;\s+if \(config\.delayInitialFocus\).*?(?=doc\.)/s, ""],
  [/return promise;/, ""],
  [/var afterListeners = .*?(?=var listenersPromise)/gs, ""],
  [/var listenersPromise = (addListeners\(\);)\s+if \(listenersPromise\) \{.*?\} else \{.*?\}/gs, "$1"],
  [/clearTimeout\(.*?Timer = undefined;/s, ""],
  [/state\.nodeFocusedBeforeActivation = .*/, ""],
  [/var mutationObserver = .*/, ""],
  // Nobody is told, and nothing is isolated.
  [/(on\w+) === null \|\| \1 === void 0 \|\| \1\(\{.*?\}\);/gs, ""],
  [/var options = _objectSpread2\(\{\s+onDeactivate.*?deactivateOptions\);/s, ""],
  [/config\.isolateSubtrees/g, "false"],
  [/trap\._setSubtreeIsolation\(\w+\);/g, ""],
  [/state\.alreadySilent\.clear\(\);/g, ""],
  [/(?:adjacentElements|alreadySilent): new Set\(\),/g, ""],
  [/,\s+_setSubtreeIsolation: \{\s+value.*?\n {4}\}(?=\n {2}\}\);)/s, ""],
  [/var preexistingTrap = .*?try \{/s, "{"],
  [/ catch \(error\) \{\s+\/\/ If our activation.*?throw error;\s+\}/s, ""],
];

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

const SETTLED_TABBABLE_OPTIONS: readonly Part[] = [
  [/if \(options\.getShadowRoot\) \{.*?\} else /gs, ""],
  [/options\.includeContainer/g, "false"],
  [/!!item\.scopeParent/, "false"],
  // Browsers have elements, their methods, and a way to quote names; and nobody asks without a node.
  [/var NoElement = .*/, "var NoElement = false;"],
  [/ \|\| Element\.prototype\.(?:ms|webkit)MatchesSelector/g, ""],
  [/(?<=!NoElement) && Element\.prototype\.getRootNode/, ""],
  [/typeof window !== 'undefined' && .*?'function'(?=\))/, "true"],
  [/if \(!node\) \{\s+throw .*?\}/gs, ""],
];

/**
 * The carousel has no plugins and no options by width, lies across, scrolls by single slides, counts and changes its slides by
 * itself, and calls no more of the library's API.
 */
const SETTLED_CAROUSEL_OPTIONS: readonly Part[] = [
  [/const isVertical = .*/, "const isVertical = false;"],
  [/axis\.scroll === 'x'/, "true"],
  [/const groupByNumber = .*/, "const groupByNumber = true;"],
  [/containScroll === 'keepSnaps'/g, "false"],
  [/if \(skipSnaps && .*/, ""],
  [/options\.active/g, "true"],
  [/isBoolean\(watch(?:Drag|Focus|Resize)\) \|\| /g, ""],
  [/isString\(user\w+\) \? [^:]+ : /g, ""],
  [/'addEventListener' in node/, "true"],
  [/(?:, EmblaCarousel|^EmblaCarousel)\.globalOptions(?: = .*)?/gm, ""],
  // Options by width, and plugins.
  [/(?<== )optionsAtMedia\((optionsBase)\)/, "$1"],
  [/optionsMediaQueries\(\[.*?reActivate\)\);/s, ""],
  [/,\s+optionsAtMedia,\s+optionsMediaQueries(?=\s+\})/g, ""],
  [/(?:const mediaHandlers = |mediaHandlers\.clear).*/g, ""],
  [/pluginList = withPlugins.*/, ""],
  [/(?:pluginApis = )?pluginsHandler\.\w+\(.*/g, ""],
  // What counts and watches slides, and what nobody calls.
  [/const slidesInView = .*|slidesHandler: .*|engine\.slides(?:InView|Handler)\..*/g, ""],
  [
    /^ {4}(?:canScroll\w+|scrollProgress|previousScrollSnap|slides(?:Not)?InView|plugins|containerNode|slideNodes),?$/gm,
    "",
  ],
];

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

/** No schema has a default, a fallback or a pipe, reading goes on after a fault, and nobody asks where it was. */
const SETTLED_SCHEMA_OPTIONS: readonly Part[] = [
  [/config\$1\.abortEarly/g, "false"],
  [/(?<=key in input) \|\| \([^)]*\) && valueSchema\.default !== void 0/g, ""],
  [/(?:this|valueSchema)\.(?:default|fallback) !== void 0/g, "false"],
  [/valueSchema\.type !== "exact_optional" && valueSchema\.type !== "optional" && /g, ""],
  [/const pathItem = \{[^}]*\};/g, ""],
  [/for \(const issue of valueDataset\.issues\) \{[^}]*\}/g, ""],
  [/,\s+path: \[\{[^}]*\}\]/g, ""],
  [/\b(?:kind: "schema"|reference: \w+|async: false|default: default_|fallback: fallback_),/g, ""],
];

/** Each call names one cookie, in a page, with attributes of our own, none of which is a mere flag. */
const SETTLED_COOKIE_OPTIONS: readonly Part[] = [
  [/function assign \(target\) \{.*?^\}/ms, "const { assign } = Object;"],
  [/if \(typeof document === 'undefined'.*?\}/gs, ""],
  [/if \(attributes\[attributeName\] === true\) \{.*?\}/s, ""],
  [/(?<=attributes\[attributeName\])\.split\(';'\)\[0\]/, ""],
  [/document\.cookie \? (document\.cookie\.split\('; '\)) : \[\]/, "$1"],
  [/name \? (jar\[name\]) : jar/, "$1"],
  [/Object\.create\(/, "assign("],
  [/\{ value: Object\.freeze\((\w+)\) \}/g, "$1"],
  [/withAttributes: .*?^ {6}\},/ms, ""],
];

/** The library's files under `node_modules` whose methods or functions go. */
const UNUSED_METHODS: Readonly<Record<string, Methods>> = {
  "focus-trap/dist/focus-trap.esm.js": UNUSED_TRAP_METHODS,
  "ky/distribution/core/Ky.js": UNUSED_CLIENT_METHODS,
  // Nobody makes further clients from the one, or calls it by a method's name.
  "ky/distribution/index.js": { createInstance: "return Ky.create;" },
  "nanostores/atom/index.js": UNUSED_STORE_METHODS,
  "tabbable/dist/index.esm.js": UNUSED_TABBABLE_METHODS,
  "valibot/dist/index.mjs": UNUSED_SCHEMA_METHODS,
  ...UNUSED_VIEWER_METHODS,
};

const SETTLED_OPTIONS: Readonly<Record<string, readonly Part[]>> = {
  "embla-carousel/esm/embla-carousel.esm.js": SETTLED_CAROUSEL_OPTIONS,
  "focus-trap/dist/focus-trap.esm.js": SETTLED_TRAP_OPTIONS,
  "js-cookie/dist/js.cookie.mjs": SETTLED_COOKIE_OPTIONS,
  "ky/distribution/core/Ky.js": SETTLED_CLIENT_OPTIONS,
  "tabbable/dist/index.esm.js": SETTLED_TABBABLE_OPTIONS,
  "valibot/dist/index.mjs": SETTLED_SCHEMA_OPTIONS,
  ...SETTLED_VIEWER_OPTIONS,
};

const files: object = { ...UNUSED_METHODS, ...SETTLED_OPTIONS };
const { meet, buildEnd } = meetAll(files);

export const lighterMethods = {
  name: "lighter-methods",
  apply: "build",
  transform(code: string, id: string) {
    const [, path = ""] = /\/node_modules\/(.*)/.exec(id) ?? [];
    if (!(path in files)) return null;
    meet(path);
    return { code: lighten(replaceParts(code, SETTLED_OPTIONS[path] ?? []), UNUSED_METHODS[path] ?? {}), map: null };
  },
  buildEnd,
} satisfies Plugin;
