/** A field's limits as its attributes give them; empty texts mean "no limit". */
interface QuantityLimits {
  min: string;
  max: string;
  step: string;
}

const decimalsOf = (text: string): number => text.split(".")[1]?.length ?? 0;

/**
 * The next quantity on the grid that starts at the minimum, as the browser's own stepping finds it; an empty field
 * counts as zero. Decimal steps stay exact: 0.3, never 0.30000000000000004.
 */
export const stepQuantity = (value: string, direction: 1 | -1, { min, max, step }: QuantityLimits): string => {
  const size = Math.max(parseFloat(step), 0) || 1;
  const base = parseFloat(min) || 0;
  const current = parseFloat(value) || 0;
  const decimals = Math.max(decimalsOf(step), decimalsOf(min));
  const steps = (current - base) / size;
  // The division may miss a step by its last digits; the margin counts that as being on the step.
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  const highest = Math.floor((parseFloat(max) - base) / size + 1e-9);
  // Without a limit `highest` is NaN, and no number is greater than NaN.
  const clamped = Math.max(next > highest ? highest : next, 0);
  return String(Number((base + clamped * size).toFixed(decimals)));
};
