/** Read at each use, since the visitor may change the setting. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
