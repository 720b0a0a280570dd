import { unreadable } from "#src/errors.ts";
import { breakpointIds } from "#src/stores/viewport.ts";
import { joinSettings, wrongAttribute } from "./setting-sources.ts";
import type { MenuSettings } from "./settings.ts";
import "./style.css";

/** For a theme's own markup, whose settings were written by hand and may be wrong. */
export const readOwnSettings = ({ dataset }: HTMLElement, sources: readonly unknown[]): MenuSettings => {
  const wrong = wrongAttribute(dataset, breakpointIds());
  if (wrong) throw unreadable(...wrong);
  return joinSettings(sources, dataset);
};
