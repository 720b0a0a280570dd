/** Whether a key or a script clicked, without a pointer. Firefox reports `detail` 1 even for Enter on a link. */
export const isKeyboardClick = ({ detail, pointerId }: PointerEvent): boolean => !detail || pointerId < 0;
