import type { Plugin } from "vite";
import { lighten, type Methods, type Part, replaceParts } from "./lighten.ts";

/**
 * Styles for features that the phone field switches off: flags, shaking at a refused letter, looking up the country, and
 * disabled fields.
 */
const UNUSED_PHONE_STYLES = [
  /\.iti__[a-z]{2}\{[^}]+\}/g,
  /--iti-(flag-(count|height)|strict-reject-flash-color):[^;}]+;?/g,
  // The flag's placeholder keeps its width.
  /(?<=\.iti__flag\{)height:[^;]+;|(?<=\.iti__flag\{[^}]+);border-radius[^}]+/g,
  /[^{}]*\.iti__country-list \.iti__flag[^}]+\}/g,
  /@keyframes iti-(spinner|strict-reject-shake|strict-reject-flash)\{.*?\}\}/g,
  /[^{}]*\.iti__(loading|strict-reject-animation)[^}]+\}/g,
  /:is\(\.iti--has-country-selector[^}]+\}/g,
  /[^{}]*\.iti__search-icon[^}]+\}/g,
  // The list is as wide as its field, and on a phone long names may wrap.
  /(@media[^{]*\{)?\.iti--flexible-dropdown-width[^}]+\}+/g,
  // Our own style sheet sets a higher one, above a theme's quick view.
  /;z-index:1060/g,
  // The plain icon is one path without a class.
  /[^{}]*\.iti__search-clear-(x|bg)[^}]+\}/g,
  // No current browser knows this property.
  /-webkit-overflow-scrolling:touch;?/g,
];

export const lighterPhoneStyles: Plugin = {
  name: "lighter-phone-styles",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/\/intlTelInput-no-assets\.min\.css(\?inline)?$/.test(id)) return null;
    const styles = UNUSED_PHONE_STYLES.reduce((all, rule) => {
      const lighter = all.replace(rule, "");
      if (lighter === all) this.error(`intl-tel-input's styles have no ${rule} any more.`);
      return lighter;
    }, code);
    return { code: styles, map: { mappings: "" } };
  },
};

/**
 * Drops what strict typing does with a key, and the search icon: most themes leave no room for an icon in a search field, so
 * the text would cover it. Also national prefixes, which are read only where the dial code is not shown apart, what the
 * library offers to other scripts, which cannot reach it here, and its choice of where the list opens, which is made for it:
 * over the whole window the list is as wide as that, not as the field was, since a phone may be turned while it is open.
 */
const UNUSED_PHONE_CODE: readonly Part[] = [
  // Ours are complete.
  [/\{ \.\.\.defaults, \.\.\.validatedOptions \}/, "customOptions"],
  [/const validatedOptions = validateOptions\(customOptions\);/, ""],
  [/processAllCountries\(this\.#options\)/, "data_default"],
  [/(?<=sortCountries\(this\.#countries), this\.#options/, ""],
  [/countryNameOverrides\[c\.iso2\] \|\| bundledCountryNames\?\.\[c\.iso2\] \|\| /, ""],
  [/!separateDialCode \|\| (?=!hasValidDialCode)/, ""],
  [/(?<=\n {4})if \(!strictMode\) \{\s+return;\s+\}\s+const inputValue.*?(?=\n {2}\};)/s, ""],
  [/(,\n {4}0)?,\n {4}null,(\n {4}\/\/.*)*\n {4}"\d+"(?=\n {2}\])/g, ""],
  [/(?<=\]),(\n {4}\/\/.*)*\n {4}"\d+"(?=\n {2}\])/g, ""],
  [/,\s+nationalPrefix: c\[4\] \|\| null/, ""],
  [/var placeholderPolicySet = [^;]+;/, ""],
  [/(?=toEnumObject\()/g, "/* @__PURE__ */ "],
  [/Object\.assign\(\s+(?=\(input, options\))/, ""],
  [/,\n {2}\{\n {4}defaults,.*?COUNTRY_SELECTOR_MODE\n {2}\}\n\)/s, ""],
  [/intlTelInput\.instances\..*/g, ""],
  [/if \(window\.innerWidth >= LAYOUT\.NARROW_VIEWPORT_WIDTH\) \{.*?\n {6}\}/s, ""],
  [/[^;]+\.style\.paddingLeft = "";[^;]+;/, ""],
  [/this\.#searchIconEl = createEl\(.*?buildSearchIcon\(\)\);/s, ""],
  // The compiler knows texts, but not tables of them.
  [/\b(?:NUMBER_FORMAT|NUMBER_TYPE|COUNTRY_SELECTOR_MODE|PLACEHOLDER_POLICY)\.([A-Z0-9_]+)\b/g, '"$1"'],
  [/[\w.#]*countrySelectorMode !== "OFF"/g, "true"],
  [/[\w.#]*countrySelectorMode === "OFF"/g, "false"],
  // Read where it is needed.
  [/\n? *countrySelectorMode,?(?=[^{}]*\} = this\.#options;)/g, ""],
  [/(?<![\w.#])countrySelectorMode(?= [!=]==)/g, "this.#options.countrySelectorMode"],
  // No classes of a theme's own.
  [/#withSlotClass\(slot,.*?\n {2}\}/s, ""],
  [/this\.#withSlotClass\(\s*"\w+",/g, "("],
  [/,\s+\[containerClass\]: Boolean\(containerClass\)/g, ""],
  [/"iti--show-flags": showFlags,/, ""],
  [/if \([^)]* && !supportsCssAnchor\) \{\s+document.*?\}\);\s+\}/s, ""],
  // One picture for all countries.
  [/flagContent = buildGlobeIcon\(\);/g, ""],
  [/let flagContent = null;/, "const flagContent = buildGlobeIcon();"],
  [/if \(flagContent\) (\{[^}]+\}) else \{[^}]+\}/, "$1"],
  // A list that opens beside the field has its width.
  [/if \(!matchDropdownWidth && width > 0\) \{.*?\n {6}\}/s, ""],
  [/, matchDropdownWidth(?= \} = this\.#options;\s+const \{ height)/, ""],
  [/const width = selectorEl\.offsetWidth;/, ""],
  [/,\s+width(?=\s+\};)/, ""],
  // What is always there: the button, the list and its message, the rules, the placeholder's text.
  [/if \(this\.#(?:selectedCountryEl|noResultsMessageEl)\) /g, ""],
  [/if \(!this\.#countryContainerEl\) \{[^}]+\}/, ""],
  [/!this\.#selectedCountryEl \|\| typeof ResizeObserver === "undefined"/, "false"],
  [/intlTelInput\.utils && |!intlTelInput\.utils \|\| /g, ""],
  [/utils \? (utils\.formatNumberAsYouType\(.*?\)) : fullNumber/, "$1"],
  [/typeof customPlaceholder === "function"/, "true"],
  [/typeof navigator !== "undefined" && (?=\/)/, ""],
  [/!detail\?\.\["isSetNumber"\] && /, ""],
];

/** Constants that have one value always. */
const SETTLED_CONSTANTS: Readonly<Record<string, string>> = {
  bundledCountryNames: "null",
  check: "intlTelInput.utils.isValidNumber",
  hasDisplayNames: "true",
  hasExtension: "false",
  hasPrefix: "false",
  isAutoCountry: "false",
  isRegionless: "false",
  nationalPrefix: "null",
  preserveUserNational: "false",
  // Where it is false, the list is never detached.
  supportsCssAnchor: "true",
};

const SETTLED_CODE = Object.entries(SETTLED_CONSTANTS).map(
  ([name, value]): Part => [new RegExp(`(?<=(?:const|var) ${name} = )[^;]+`), value],
);

/** Options that have one value always, so that the compiler can drop what another one would do. */
const SETTLED_OPTIONS: Readonly<Record<string, string>> = {
  allowNumberExtensions: "false",
  allowPhonewords: "false",
  allowedNumberTypes: '["MOBILE"]',
  classNames: "{}",
  containerClass: '""',
  countryNameOverrides: "{}",
  countryOrder: "null",
  countrySearch: "true",
  dropdownAlwaysOpen: "false",
  excludeCountries: "null",
  formatAsYouType: "true",
  hiddenInputs: "null",
  initialCountryLookup: "null",
  loadUtils: "null",
  matchDropdownWidth: 'this.#options.countrySelectorMode !== "FULLSCREEN"',
  numberDisplayFormat: '"INTERNATIONAL"',
  onlyCountries: "null",
  placeholderNumberPolicy: '"POLITE"',
  placeholderNumberType: '"MOBILE"',
  searchInputClass: '""',
  separateDialCode: "true",
  showFlags: "false",
  strictMode: "false",
  strictRejectAnimation: "false",
};

const SETTLED_DEFAULTS = Object.keys(SETTLED_OPTIONS).map((name): Part => [new RegExp(`^ {2}${name}: .*\\n`, "m"), ""]);

const READ_OPTION = new RegExp(`\\b(?:this\\.#options|o)\\.(${Object.keys(SETTLED_OPTIONS).join("|")})\\b(?! = )`, "g");

/** Writes the options' values where they are read. */
const settleOptions = (code: string): string =>
  code
    .replaceAll(READ_OPTION, (_, name: string) => SETTLED_OPTIONS[name] ?? "")
    .replaceAll(/const \{([\w\s,]+)\} = ((?:this\.#)?options);/g, (_, unpacked: string, options: string) => {
      const names = unpacked.split(",").map((name) => name.trim());
      const settled = names.filter((name) => name in SETTLED_OPTIONS);
      const others = names.filter((name) => !settled.includes(name));
      const values = settled.map((name) => `const ${name} = ${SETTLED_OPTIONS[name]};`);
      return `${others.length > 0 ? `const { ${others} } = ${options};` : ""}${values.join("")}`;
    });

/** Lines in place of the globe with its continents and receiver, and of two shapes that are filled or masked. */
const PLAIN_ICONS: readonly Part[] = [
  [
    /\["path", \{ d: "M508.*?\}\](?=\n {2}\]\])/s,
    '["path", { d: "M16 256h480M256 16a240 240 0 1 0 0 480 240 240 0 0 0 0-480q-180 240 0 480 180-240 0-480", fill: "none", stroke: "var(--iti-icon-color)", "stroke-width": 36 }]',
  ],
  [
    /\["mask".*?-bg", mask: `[^`]*` \}\]/s,
    '["path", { d: "M3 3L13 13M13 3L3 13", stroke: "var(--iti-icon-color)", "stroke-width": 2 }]',
  ],
  [/(?<=\["path", \{) d: "M16 8A8[^}]*/, 'd: "M2 8l4 4 8-8", stroke: "currentColor", "stroke-width": 2, fill: "none" '],
];

/**
 * Methods behind options that stay off (strict typing, hidden inputs, country look-up, a list without search, chosen countries,
 * rules that the library loads by itself), checks that the compiler or our own code has done, and methods that nobody calls.
 */
const UNUSED_PHONE_METHODS: Methods = {
  validateInput: null,
  bindHiddenInputSubmitListener: null,
  playStrictRejectAnimation: null,
  forEachInstance: null,
  isActive: null,
  isLoading: null,
  setLoading: null,
  getExtension: null,
  getNumberType: null,
  isValidNumberPrecise: null,
  // The list's own method of this name is used.
  "setSelectedCountry(?=.iso2)": null,
  setNumber: null,
  setPlaceholderNumberType: null,
  setDisabled: null,
  setReadonly: null,
  // All countries, in the order of their names.
  sortCountries: "countries.sort((a, b) => a.name.localeCompare(b.name));",
};

/** Calls of such methods. The compiler drops a private method that nobody calls. */
const UNUSED_PHONE_CALLS = [
  "UI.validateInput",
  "normaliseOptions",
  "applyOptionSideEffects",
  "this.promise = this.#createInitPromise",
  "this.#startAsyncLoads",
  "this.#buildHiddenInputs",
  "this.#ui.bindHiddenInputSubmitListener",
  "this.#bindStrictPasteListener",
  "this.#updateMaxCoreNumberLength",
  "ensureUtils",
].map((call): Part => [new RegExp(`\\n *${call.replaceAll(".", "\\.")}\\([^;{]*\\);`, "g"), ""]);

export const lighterPhone = {
  name: "lighter-phone",
  apply: "build",
  transform(code: string, id: string) {
    if (!id.endsWith("/intl-tel-input/dist/js/intlTelInput.mjs")) return null;
    const lighter = replaceParts(code, [
      ...SETTLED_DEFAULTS,
      ...UNUSED_PHONE_CALLS,
      ...UNUSED_PHONE_CODE,
      ...SETTLED_CODE,
      ...PLAIN_ICONS,
    ]);
    return { code: lighten(settleOptions(lighter), UNUSED_PHONE_METHODS), map: null };
  },
} satisfies Plugin;
