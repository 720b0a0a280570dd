let pressed: EventTarget | null;
addEventListener("pointerdown", (event) => {
  pressed = event.target;
});

/**
 * Where a press beside a dialog lands: on the dialog itself, outside its box, or on the page. Its own edge is no backdrop,
 * and who selects what it says may let go beside it.
 */
export const isOnBackdrop = (dialog: Element, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return (
    target === pressed &&
    [dialog, document.body, document.documentElement].includes(target as Element) &&
    (clientX < left || clientX > right || clientY < top || clientY > bottom)
  );
};
