// Spec 3, 4 and 9, Countdown; pricing contract E.
import { requireMoment, requireSpan } from "#src/moment.ts";
import { pageGlobal, textOf } from "#src/platform/page-globals.ts";
import { UTC_OFFSET_HOURS } from "./countdown-clock.ts";

/** When the countdown ends. HTML lowercases attribute names, so data-fixTime is dataset.fixtime. */
export const readTarget = (host: HTMLElement): number => {
  const { fixtime, utcOffset } = host.dataset;
  if (fixtime) return performance.timeOrigin + requireSpan(host, "data-fixTime");
  // PHP prints an option that is not set as an empty text or as false, and UTC as 0.
  const zone = utcOffset || textOf(pageGlobal("storefront_countdown").utc_offset);
  return requireMoment(host, "data-Date", zone || UTC_OFFSET_HOURS);
};
