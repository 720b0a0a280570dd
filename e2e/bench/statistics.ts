export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
};

const rounded = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(1) : value.toFixed(0));

export interface Measure {
  what: string;
  unit: string;
  values: readonly number[];
  /** The target in words, if there is one. */
  target?: string;
}

export const tableRow = ({ what, unit, values, target = "" }: Measure): string =>
  [
    what.padEnd(46),
    `${rounded(median(values))} ${unit}`.padStart(12),
    `${rounded(Math.min(...values))}–${rounded(Math.max(...values))}`.padStart(14),
    `${rounded(percentile(values, 95))}`.padStart(8),
    `  ${target}`,
  ].join("");

export const tableHead = [
  "".padEnd(46),
  "median".padStart(12),
  "spread".padStart(14),
  "p95".padStart(8),
  "  target",
].join("");
