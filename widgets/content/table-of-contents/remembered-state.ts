const REMEMBERED_DAYS = 30;

/** A list is remembered while it stands otherwise than the shop has it at first; below zero forgets it. */
export const daysToRemember = (isHiddenAtFirst: boolean, isOpen: boolean): number =>
  isOpen === isHiddenAtFirst ? REMEMBERED_DAYS : -1;
