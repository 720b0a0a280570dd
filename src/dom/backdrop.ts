let pressed: EventTarget | null;
addEventListener("pointerdown", (event) => {
  pressed = event.target;
});

/** Whether a press began and ended beside a dialog: a text selection may end there, and the dialog's edge is inside. */
export const isOnBackdrop = (dialog: Element, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return (
    target === pressed &&
    [dialog, document.body, document.documentElement].includes(target as Element) &&
    (clientX < left || clientX > right || clientY < top || clientY > bottom)
  );
};
