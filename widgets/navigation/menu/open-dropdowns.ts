/** Which dropdowns are open after one was opened or closed. Opening closes the others unless several may be open. */

export const afterOpening = <Item>(open: readonly Item[], item: Item, keepsOthers: boolean): readonly Item[] =>
  keepsOthers ? [...open.filter((other) => other !== item), item] : [item];

export const afterClosing = <Item>(open: readonly Item[], item: Item): readonly Item[] =>
  open.includes(item) ? open.filter((other) => other !== item) : open;

/** A dropdown's own link is followed on a desktop, and on mobile where the setting says so. In the editor no link is. */
export const followsLink = (
  hasLink: boolean,
  isMobile: boolean,
  { followLinks, isBuilder }: { followLinks: boolean; isBuilder: boolean },
): boolean => hasLink && !isBuilder && (!isMobile || followLinks);
