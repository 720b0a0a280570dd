import { unreadable } from "#src/errors.ts";
import { breakpointIds } from "#src/stores/breakpoints.ts";
import { joinSettings } from "./setting-sources.ts";
import type { MenuSettings } from "./settings.ts";
import "./style.css";

/** For a theme's own markup, whose settings were written by hand and may be wrong. */
export const readOwnSettings = ({ dataset: attributes }: HTMLElement, sources: readonly unknown[]): MenuSettings =>
  joinSettings(sources, {
    attributes,
    breakpoints: breakpointIds(),
    refuse: (...wrong) => {
      throw unreadable(...wrong);
    },
  });
