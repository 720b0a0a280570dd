import { tryParse } from "#src/try-parse.ts";

/** Options by Owl's names and with Owl's defaults (Spec 9). Times are milliseconds, lengths pixels. */

const DEFAULTS = {
  items: 3,
  margin: 0,
  stagePadding: 0,
  startPosition: 0,
  /** A number of slides, or "page" for as many as are shown. */
  slideBy: 1 as number | "page",
  loop: false,
  rewind: false,
  center: false,
  autoWidth: false,
  autoHeight: false,
  rtl: false,
  mouseDrag: true,
  touchDrag: true,
  /** A drag beyond an end pulls the slides a little way along. */
  pullDrag: true,
  freeDrag: false,
  smartSpeed: 250,
  /** `linear` suits rows of logos that never stand still; any other move slows down. */
  slideTransition: "",
  /** For all of these speeds, 0 means `smartSpeed`. */
  navSpeed: 0,
  dotsSpeed: 0,
  dragEndSpeed: 0,
  autoplaySpeed: 0,
  autoplay: false,
  autoplayTimeout: 5000,
  nav: false,
  dots: true,
  /** Slides per dot; 0 means as many as are shown. */
  dotsEach: 0,
  lazyLoad: false,
  /** This many slides beside the shown ones load too. */
  lazyLoadEager: 0,
  responsiveRefreshRate: 200,
  autoRefresh: true,
  /** A carousel that was hidden is reported as refreshed after this time. */
  autoRefreshInterval: 500,
  /** Classes for the coming and the leaving slide, where one slide is shown at a time. */
  animateIn: "",
  animateOut: "",
  /** An item may take several places, by `data-merge`; with `mergeFit` no more than are shown. */
  merge: false,
  mergeFit: true,
  /** One dot per item, with the item's `data-dot` as its content. */
  dotsData: false,
  /** Selectors of the theme's own places. No element is called "none". */
  navContainer: "none",
  dotsContainer: "none",
};

type Values = typeof DEFAULTS;

/** `onInitialized` and so on: called with the carousel's instance as `this` and the event. */
type Callback = (this: object, event: unknown) => void;

export interface CarouselOptions extends Values {
  navText: readonly [string, string] | undefined;
  /** Options by the window's minimum width. */
  responsive: Readonly<Record<string, object>>;
  callbacks: Readonly<Record<string, Callback>>;
  /** The key of the responsive options that apply now. */
  breakpoint?: string;
}

/** Undefined when unreadable. Themes also pass options as undefined, which Owl ignores. */
const read = (name: string, fallback: unknown, value: unknown): unknown => {
  if (value === undefined || value === "page") return value;
  if (typeof fallback === "boolean") return Boolean(value);
  if (typeof fallback === "string") return typeof value === "string" ? value : "";
  const number = value === "" ? NaN : Number(value);
  // Slides would have no width.
  return Number.isFinite(number) && (name !== "items" || number > 0) ? number : undefined;
};

/** The options that are Owl's and readable. */
export const owlOptions = (given: object): Partial<Values> =>
  Object.fromEntries(
    Object.entries(DEFAULTS)
      .map(([name, fallback]) => [name, read(name, fallback, Reflect.get(given, name))])
      .filter(([, value]) => value !== undefined),
  );

const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** Undefined means our own labels. Themes that draw their own arrows pass `false` or "". */
const labelsOf = (value: unknown): CarouselOptions["navText"] => {
  if (value === false || value === "") return ["", ""];
  return isPair(value) ? [String(value[0]), String(value[1])] : undefined;
};

const isObject = (value: unknown): value is Record<string, object> => typeof value === "object" && value !== null;

const isCallback = (entry: [string, unknown]): entry is [string, Callback] =>
  /^on[A-Z]/.test(entry[0]) && typeof entry[1] === "function";

export const carouselOptions = (given: Readonly<Record<string, unknown>>): CarouselOptions => {
  const { navText, responsive } = given;
  return {
    ...DEFAULTS,
    ...owlOptions(given),
    navText: labelsOf(navText),
    responsive: isObject(responsive) ? responsive : {},
    callbacks: Object.fromEntries(Object.entries(given).filter(isCallback)),
  };
};

/** Anything but JSON is a text; an attribute without a value switches its option on. */
const parse = (text: string): unknown => {
  if (text === "" || text === "yes") return true;
  if (text === "no") return false;
  const value = tryParse(text);
  return value === undefined ? text : value;
};

/** HTML lower-cases a name that is written `data-autoplayTimeout`. */
export const optionsInData = (dataset: Readonly<Record<string, string | undefined>>): Record<string, unknown> =>
  Object.fromEntries(
    [...Object.keys(DEFAULTS), "navText", "responsive"].flatMap((name) => {
      const text = dataset[name] ?? dataset[name.toLowerCase()];
      return text === undefined ? [] : [[name, parse(text)]];
    }),
  );

const expectedOfResponsive = (value: unknown): string | undefined => {
  if (!isObject(value) || Array.isArray(value) || !Object.values(value).every(isObject))
    return 'JSON such as {"700":{"items":3}}';
  for (const [name, inner] of Object.values(value).flatMap(Object.entries)) {
    const expected = expectedOf(name, inner);
    if (expected) return `${expected} for ${name}`;
  }
  return undefined;
};

/** For the error message: what is expected of an unreadable option. Undefined for a readable or unknown one. */
export const expectedOf = (name: string, value: unknown): string | undefined => {
  if (name === "navText") return labelsOf(value) ? undefined : "two labels as JSON";
  if (name === "responsive") return expectedOfResponsive(value);
  const fallback: unknown = Reflect.get(DEFAULTS, name);
  if (typeof fallback === "boolean") return typeof value === "string" ? "true or false" : undefined;
  if (fallback === undefined || name in owlOptions({ [name]: value })) return undefined;
  return name === "items" ? "a number above 0" : "a number";
};
