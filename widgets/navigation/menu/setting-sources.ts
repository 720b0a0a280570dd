import type { MenuSettings } from "./settings.ts";

type Values = readonly (string | boolean | null)[];

interface Group {
  readonly [key: string]: Values | Group;
}

const NO = [false, true];
const YES = [true, false];

/** Legal values, the default first. A single text allows any text, and null any number. */
const settings: Group = {
  dropdown: {
    openOnClick: NO,
    mode: { desktop: ["dropdown"], mobile: ["accordion"] },
    placement: ["left", "center", "right", "full-width", "section-width"],
    width: [null],
    animation: ["fade"],
    keyboardNavigation: YES,
    clickOutsideToClose: YES,
    overlay: NO,
  },
  mobile: {
    showMultiple: NO,
    followLinks: NO,
    mode: ["default", "accordion", "offcanvas", "fullscreen"],
    offcanvasPosition: ["left", "right"],
    breakpoint: [""],
  },
  link: { effect: [""], effectDirection: [""] },
  isBuilder: NO,
};

/** WordPress prints booleans as strings. */
const YES_TEXT = /^(true|1|yes)$/;

/** Templates print these for a switch besides `true` and `false`. */
const SWITCH_TEXT = /^(1|0|yes|no)$/;

const read = (fallback: unknown, value: unknown): unknown => {
  if (fallback === null) return parseFloat(`${value}`) || null;
  if (typeof fallback === "boolean") return YES_TEXT.test(String(value));
  return typeof value === "string" && value ? value : fallback;
};

/** For the error message: what an unreadable text should be. Undefined for a readable one. */
const expectedOf = (fallback: unknown, legal: readonly string[], text: string): string | undefined => {
  if (fallback === null) return parseFloat(text) >= 0 ? undefined : "a number of px";
  const isSwitch = typeof fallback === "boolean" && SWITCH_TEXT.test(text);
  return isSwitch || legal.length === 1 || legal.includes(text) ? undefined : `one of ${legal.join(", ")}`;
};

type Attributes = Readonly<Record<string, string | undefined>>;

/** `openOnClick` in `dropdown` becomes `dropdownOpenOnClick`, the attribute `data-dropdown-open-on-click`. */
const nameIn = (parent: string, key: string): string => (parent ? parent + key[0]?.toUpperCase() + key.slice(1) : key);

const isValues = (values: Values | Group): values is Values => Array.isArray(values);

interface OwnSettings {
  attributes: Attributes;
  /** The breakpoints' ids. */
  breakpoints: readonly string[];
  refuse: (name: string, expected: string, got: string) => never;
}

/**
 * Later sources win, attributes over all. As in the builder's own merge, null removes a setting and undefined does not.
 * Checks what a theme's developer has written: the attributes, and the first source.
 */
export const joinSettings = (
  sources: readonly unknown[],
  { attributes, breakpoints, refuse }: OwnSettings,
): MenuSettings => {
  /** A template prints an empty attribute for a setting that is not set. */
  const check = (values: Values, name: string, text: unknown): void => {
    const legal = name === "mobileBreakpoint" ? breakpoints : values.map(String);
    const expected = typeof text === "string" && text && expectedOf(values[0], legal, text);
    const attribute = `data-${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`;
    if (expected) refuse(name in attributes ? attribute : `AwesomeMenu's ${name}`, expected, text);
  };

  const join = (values: Values | Group, name: string, given: readonly unknown[]): unknown => {
    if (isValues(values)) {
      check(values, name, attributes[name] ?? given[0]);
      const value = [...given, attributes[name]].findLast((each) => each !== undefined);
      return value === undefined ? values[0] : read(values[0], value);
    }
    const inside = (key: string) => given.map((source) => Reflect.get(Object(source), key));
    return Object.fromEntries(
      Object.entries(values).map(([key, inner]) => [key, join(inner, nameIn(name, key), inside(key))]),
    );
  };
  return join(settings, "", sources) as MenuSettings;
};
