import { useLayoutEffect } from "react";

const ACTIVE_LINKS = ":is(.breakdance-menu-item--active, .breakdance-dropdown-item--active) > a[href]";

/** Tells assistive technology which link is this page, by the server's mark or by the address, unless the server did. */
export const useCurrentLinks = (list: HTMLElement): void => {
  useLayoutEffect(() => {
    if (list.querySelector("[aria-current]")) return;
    const marked = [...list.querySelectorAll(ACTIVE_LINKS)];
    const [address] = window.location.href.split("#");
    const found = [...list.querySelectorAll("a")].filter(({ href }) => href === address);
    const links = marked.length > 0 ? marked : found;
    for (const link of links) link.setAttribute("aria-current", "page");
    return () => {
      for (const link of links) link.removeAttribute("aria-current");
    };
  }, [list]);
};
