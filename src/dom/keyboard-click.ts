/** Whether a key or a script has clicked: such a click has no pointer. Firefox counts a click of its own for Enter on a link. */
export const isKeyboardClick = ({ detail, pointerId }: PointerEvent): boolean => !detail || pointerId < 0;
