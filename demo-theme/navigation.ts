import type { Category } from "#mock/db.ts";

/** The shop's departments, in the order of the navigation. */
export const categories: readonly Category[] = [
  { slug: "kitchen", name: "Kitchen & table", line: "Enamel, stoneware and iron for slow breakfasts." },
  { slug: "light", name: "Hearth & light", line: "Lanterns, candles and what a fire needs." },
  { slug: "textiles", name: "Wool & linen", line: "Blankets, socks and cloth, washed soft." },
  { slug: "garden", name: "Garden", line: "Tools and pots that can be left in the rain." },
  { slug: "trail", name: "Trail", line: "Light enough to carry, stout enough to keep." },
  { slug: "desk", name: "Desk", line: "Paper, cedar and brass for a clear morning." },
];
