import { type Breakpoint, builderBreakpoints } from "#src/platform/page-settings.ts";

/** The page builder's breakpoints as media queries. */

const BASE_ID = "breakpoint_base";

/** What the builder has without a site's own breakpoints, for pages that print no builder data. */
const BUILT_IN: readonly Breakpoint[] = [
  { id: "breakpoint_tablet_landscape", maxWidth: 1119 },
  { id: "breakpoint_tablet_portrait", maxWidth: 1023 },
  { id: "breakpoint_phone_landscape", maxWidth: 767 },
  { id: "breakpoint_phone_portrait", maxWidth: 479 },
];

/** The legal word for a setting that no width reaches. */
const NEVER = "never";

const NOWHERE = "not all";

/**
 * The media query below (or between) a breakpoint's widths; every width for the base, none for "never". Unknown ids mean
 * none too, unless the caller has a query for them.
 */
export const breakpointQuery = (id: string, unknown = NOWHERE): string => {
  if (id === BASE_ID) return "all";
  if (id === NEVER) return NOWHERE;
  const { minWidth, maxWidth } = [...builderBreakpoints(), ...BUILT_IN].find((known) => known.id === id) ?? {};
  const limits = [minWidth && `(min-width: ${minWidth}px)`, maxWidth && `(max-width: ${maxWidth}px)`].filter(Boolean);
  return limits.join(" and ") || unknown;
};

/** Every id that a breakpoint setting may have on this page. */
export const breakpointIds = (): string[] => [
  ...new Set([NEVER, BASE_ID, ...[...BUILT_IN, ...builderBreakpoints()].map(({ id }) => id)]),
];
