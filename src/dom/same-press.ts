/** A closed select changes while its key is handled. If the key opens the list instead, the choice takes longer. */
export const SAME_PRESS_MS = 50;
