/** Of the window's height. */
const LOW = 0.65;

/** A menu with its toggle low in the window opens upwards. */
export const opensAtBottom = (toggleTop: number, windowHeight: number): boolean => toggleTop > windowHeight * LOW;
