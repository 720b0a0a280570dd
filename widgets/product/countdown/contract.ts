// Spec 3, 4 and 9, Countdown; contract of the pricing plugins, chapter E.
import { ContractError } from "#src/errors.ts";
import { momentOf } from "#src/moment.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { type ByUnit, spanOf, UTC_OFFSET_HOURS } from "./countdown-clock.ts";

export interface CountdownSettings {
  target: number;
  padding: ByUnit;
  /** Replaces the whole content at the end; without it the end is left to the `.ended` block. */
  endText: string | undefined;
}

// HTML lowers the case of attribute names: data-fixTime is dataset.fixtime.
export const readCountdown = (host: HTMLElement): CountdownSettings => {
  const { date = "", fixtime, zeropad, endtext, utcOffset } = host.dataset;
  const offset = utcOffset ?? pageGlobal("storefront_countdown").utc_offset ?? UTC_OFFSET_HOURS;
  const target = fixtime ? performance.timeOrigin + spanOf(JSON.parse(fixtime)) : momentOf(date, Number(offset));
  if (Number.isNaN(target))
    throw new ContractError(`Cannot read data-Date: expected "2027/1/31 18:00:00", got "${date}".`);
  return { target, padding: JSON.parse(zeropad || "{}"), endText: endtext };
};
