/** Where a press beside a modal dialog lands: on the dialog itself, outside its box. Its own edge is no backdrop. */
export const isOnBackdrop = (dialog: Element, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};
