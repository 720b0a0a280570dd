/** Rules of the mobile menu. */

const LOW = 0.65;

/** A menu whose toggle is low in the window opens upwards. */
export const opensAtBottom = (toggleTop: number, windowHeight: number): boolean => toggleTop > windowHeight * LOW;
