/**
 * The `keyCode` of an input method's keys, also of the Enter that takes over what it composes and of the Escape that gives
 * it up. `isComposing` is false of that Enter in Safari.
 */
export const COMPOSING = 229;
