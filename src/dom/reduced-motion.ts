/** Whether the visitor wants nothing to move that need not. Asked at each use: the setting may change. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
