import { text } from "./contract.ts";

interface Range {
  /** Slide numbers from 0; `to` may lie beyond the end. */
  from: number;
  to: number;
  count: number;
}

export const rangeLabel = ({ from, to, count }: Range): string =>
  from === to || from + 1 === count
    ? text("position", { number: from + 1, count })
    : text("positions", { from: from + 1, to: Math.min(to + 1, count), count });
