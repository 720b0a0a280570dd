/** In px; undefined leaves the width to the style sheet. A wider panel would lie under the page's scrollbar. */
export const panelWidth = (
  placement: string | null | undefined,
  width: number | null | undefined,
  clientWidth: number,
): number | undefined => {
  if (placement === "full-width") return clientWidth;
  return width ? Math.min(width, clientWidth) : undefined;
};
