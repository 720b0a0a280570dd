import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Menu } from "./menu.tsx";

/** Of the menu's own items, and of its dropdowns'. */
const ACTIVE_LINKS = '[class*="-item--active"] > a[href]';

/** Tells assistive technology which link is this page, by the server's mark or by the address, unless the server did. */
export const markCurrentLinks = ({ list, whenEnded }: Menu): void => {
  if (list.querySelector("[aria-current]")) return;
  const [address] = location.href.split("#");
  const marked = [...list.querySelectorAll(ACTIVE_LINKS)];
  const links = marked[0] ? marked : [...list.querySelectorAll("a")].filter(({ href }) => href === address);
  for (const link of links) whenEnded(changeAttributes(link, { "aria-current": "page" }));
};
