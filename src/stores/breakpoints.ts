import { type Breakpoint, builderBreakpoints } from "#src/platform/page-settings.ts";

const BASE_ID = "breakpoint_base";

export const TABLET_MAX_PX = 1119;

/** The page builder's defaults, for pages that print no builder data. */
const BUILT_IN: readonly Breakpoint[] = [
  { id: "breakpoint_tablet_landscape", maxWidth: TABLET_MAX_PX },
  { id: "breakpoint_tablet_portrait", maxWidth: 1023 },
  { id: "breakpoint_phone_landscape", maxWidth: 767 },
  { id: "breakpoint_phone_portrait", maxWidth: 479 },
];

const NEVER = "never";
const NOWHERE = "not all";

/** The media query of a breakpoint's widths: all for the base, none for "never", and `unknown` for an unknown id. */
export const breakpointQuery = (id: string, unknown = NOWHERE): string => {
  if (id === BASE_ID) return "all";
  if (id === NEVER) return NOWHERE;
  const { minWidth, maxWidth } = [...builderBreakpoints(), ...BUILT_IN].find((known) => known.id === id) ?? {};
  const limits = [minWidth && `(min-width: ${minWidth}px)`, maxWidth && `(max-width: ${maxWidth}px)`].filter(Boolean);
  return limits.join(" and ") || unknown;
};

export const breakpointIds = (): string[] => [
  ...new Set([NEVER, BASE_ID, ...[...BUILT_IN, ...builderBreakpoints()].map(({ id }) => id)]),
];
