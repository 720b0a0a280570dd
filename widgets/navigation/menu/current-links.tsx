const ACTIVE_LINKS = ":is(.breakdance-menu-item--active, .breakdance-dropdown-item--active) > a[href]";

/**
 * Tells assistive technology which link is this page, by the server's mark or by the address, unless the server did.
 * Returns the undo.
 */
export const markCurrentLinks = (list: HTMLElement): (() => void) => {
  const [address] = location.href.split("#");
  const marked = [...list.querySelectorAll(ACTIVE_LINKS)];
  const found = marked.length > 0 ? marked : [...list.querySelectorAll("a")].filter(({ href }) => href === address);
  const links = list.querySelector("[aria-current]") ? [] : found;
  for (const link of links) link.ariaCurrent = "page";
  return () => {
    for (const link of links) link.ariaCurrent = null;
  };
};
