/** What a carousel can be told, by Owl's names and with Owl's defaults (Spec 9). Times are milliseconds, lengths pixels. */

const DEFAULTS = {
  items: 3,
  margin: 0,
  stagePadding: 0,
  startPosition: 0,
  /** Slides, or "page": as many as are shown. */
  slideBy: 1 as number | "page",
  loop: false,
  rewind: false,
  center: false,
  autoWidth: false,
  autoHeight: false,
  rtl: false,
  mouseDrag: true,
  touchDrag: true,
  freeDrag: false,
  smartSpeed: 250,
  /** `linear`, as rows of logos have it that never stand still, or a slowing down. */
  slideTransition: "",
  /** The other speeds: 0 is the smart one. */
  navSpeed: 0,
  dotsSpeed: 0,
  dragEndSpeed: 0,
  autoplaySpeed: 0,
  autoplay: false,
  autoplayTimeout: 5000,
  nav: false,
  dots: true,
  /** Slides a dot; 0 is as many as are shown. */
  dotsEach: 0,
  lazyLoad: false,
  /** Slides beside the shown ones that load too. */
  lazyLoadEager: 0,
  responsiveRefreshRate: 200,
  autoRefresh: true,
  /** What a carousel that was hidden may take to be told of as refreshed. */
  autoRefreshInterval: 500,
  /** Classes by which one slide comes and another goes, where one is shown at a time. */
  animateIn: "",
  animateOut: "",
  /** Items may take several places, by `data-merge`; no more than there are. */
  merge: false,
  mergeFit: true,
  /** A dot for each item, which `data-dot` fills. */
  dotsData: false,
  /** Where the theme wants the two buttons, and the dots: selectors. No element has this name. */
  navContainer: "none",
  dotsContainer: "none",
};

type Values = typeof DEFAULTS;

/** `onInitialized` and so on: called with the carousel's instance as `this` and the event. */
export type Callback = (this: object, event: unknown) => void;

export interface CarouselOptions extends Values {
  /** Labels of the two buttons, as text or HTML. */
  navText: readonly [string, string] | undefined;
  /** Options by the least width of the window that they are for. */
  responsive: Readonly<Record<string, object>>;
  callbacks: Readonly<Record<string, Callback>>;
  /** The key of the responsive options at hand. */
  breakpoint?: string;
}

/** Undefined for what cannot be read. Themes also name options that they have no value for; Owl ignores undefined too. */
const read = (fallback: unknown, value: unknown): unknown => {
  if (value === undefined || value === "page") return value;
  if (typeof fallback === "boolean") return Boolean(value);
  if (typeof fallback === "string") return typeof value === "string" ? value : "";
  return value === "" || !Number.isFinite(Number(value)) ? undefined : Number(value);
};

/** The options that are given. */
const known = (given: object): Partial<Values> =>
  Object.fromEntries(
    Object.entries(DEFAULTS)
      .map(([name, fallback]) => [name, read(fallback, Reflect.get(given, name))])
      .filter(([, value]) => value !== undefined),
  );

const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** Undefined where the page leaves them to us. Themes that draw their arrows themselves say `false` or an empty text. */
const labelsOf = (value: unknown): CarouselOptions["navText"] => {
  if (value === false || value === "") return ["", ""];
  return isPair(value) ? [String(value[0]), String(value[1])] : undefined;
};

const isObject = (value: unknown): value is Record<string, object> => typeof value === "object" && value !== null;

const isCallback = (entry: [string, unknown]): entry is [string, Callback] =>
  /^on[A-Z]/.test(entry[0]) && typeof entry[1] === "function";

/** Options in full. */
export const carouselOptions = (given: Readonly<Record<string, unknown>>): CarouselOptions => {
  const { navText, responsive } = given;
  return {
    ...DEFAULTS,
    ...known(given),
    navText: labelsOf(navText),
    responsive: isObject(responsive) ? responsive : {},
    callbacks: Object.fromEntries(Object.entries(given).filter(isCallback)),
  };
};

/** What is no JSON is a text; an attribute without a value is a switch that is on. */
export const parse = (text: string): unknown => {
  if (text === "") return true;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The data attributes that are options; HTML has lowered the case of those that are written `data-autoplayTimeout`. */
export const optionsInData = (dataset: Readonly<Record<string, string | undefined>>): Record<string, unknown> =>
  Object.fromEntries(
    [...Object.keys(DEFAULTS), "navText", "responsive"].flatMap((name) => {
      const text = dataset[name] ?? dataset[name.toLowerCase()];
      return text === undefined ? [] : [[name, parse(text)]];
    }),
  );

/** What an option must be that cannot be read and has its default instead; undefined for one that can. */
export const expectedOf = (name: string, value: unknown): string | undefined => {
  if (name === "navText") return labelsOf(value) ? undefined : "two labels as JSON";
  if (name === "responsive") return isObject(value) ? undefined : "a JSON object";
  return name in known({ [name]: value }) ? undefined : "a number";
};

/** The options at a width of the window: those of the greatest key that is not above it, over the base. */
export const optionsAt = (options: CarouselOptions, width: number): CarouselOptions => {
  const keys = Object.keys(options.responsive).filter((key) => Number(key) <= width);
  const key = keys.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  const at = key === undefined ? options : { ...options, ...known(options.responsive[key] ?? {}), breakpoint: key };
  // Not past slides that nobody has seen: a narrow window shows fewer of them.
  return at.slideBy === "page" ? at : { ...at, slideBy: Math.min(at.slideBy, Math.ceil(at.items)) };
};

/**
 * How far the slides on either side look in, in px. A row of fewer slides is too short to have no end in the whole width:
 * there the room stays empty.
 */
export const peekOf = ({ loop, items, stagePadding }: CarouselOptions, count: number): number =>
  loop && count > items + 1 ? stagePadding : 0;

/** The theme's animations, which are for one slide at a time, and not for a visitor who wants little motion. */
export const animationsOf = ({ items, animateIn, animateOut }: CarouselOptions, isReduced: boolean) =>
  items === 1 && !isReduced ? { animateIn, animateOut } : { animateIn: "", animateOut: "" };
