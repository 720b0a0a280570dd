// Spec 3, 4 and 9, Countdown; contract of the pricing plugins, chapter E.
import { spanOf } from "#src/dom/ticker.ts";
import { requireMoment } from "#src/moment.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { UTC_OFFSET_HOURS } from "./countdown-clock.ts";

/** The moment at which it is over. HTML lowers the case of attribute names: data-fixTime is dataset.fixtime. */
export const readTarget = (host: HTMLElement): number => {
  const { fixtime, utcOffset } = host.dataset;
  if (fixtime) {
    const { Days, Hours, Minutes } = JSON.parse(fixtime);
    return performance.timeOrigin + spanOf([Days, Hours, Minutes]);
  }
  const zone = utcOffset ?? pageGlobal("storefront_countdown").utc_offset;
  return requireMoment(host, "data-Date", Number(zone ?? UTC_OFFSET_HOURS));
};
