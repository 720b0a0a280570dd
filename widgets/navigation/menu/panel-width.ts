/** A width in px for the panel; undefined leaves it to the style sheet. Under the page's scrollbar nobody could see it. */
export const panelWidth = (
  placement: string | null | undefined,
  width: number | null | undefined,
  clientWidth: number,
): number | undefined => {
  if (placement === "full-width") return clientWidth;
  return width ? Math.min(width, clientWidth) : undefined;
};
