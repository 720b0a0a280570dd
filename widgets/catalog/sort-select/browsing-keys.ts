/**
 * A closed select changes with every arrow key on most systems, so a shopper who wants the fourth order passes the
 * second and the third. Those changes must not leave the page (WCAG 3.2.2); a choice from the opened list may.
 */

interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** A letter moves to the next option that begins with it. */
export const isBrowsingKey = ({ key, altKey, ctrlKey, metaKey }: PressedKey): boolean => {
  if (altKey || ctrlKey || metaKey) return false;
  return /^(Arrow|Page|Home$|End$|\S$)/.test(key);
};

/** A closed select changes while its key is handled. If the key opens the list instead, the choice takes longer. */
const SAME_PRESS_MS = 50;

export const isSamePress = (pressedAt: number, changedAt: number): boolean => changedAt - pressedAt < SAME_PRESS_MS;
