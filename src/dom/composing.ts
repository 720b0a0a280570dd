/** The `keyCode` of keys that an input method takes. In Safari `isComposing` is already false at the accepting Enter. */
export const COMPOSING = 229;
