/** A width in px for the panel; undefined leaves it to the style sheet. */
export const panelWidth = (
  placement: string | null | undefined,
  width: number | null | undefined,
  window: { innerWidth: number; clientWidth: number },
): number | undefined => {
  if (placement === "full-width") return window.clientWidth;
  return width ? Math.min(width, window.innerWidth) : undefined;
};
