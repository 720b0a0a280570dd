import { changeAttributes } from "#src/dom/changed-attributes.ts";
import type { Menu } from "./menu-instance.tsx";

/** Matches the menu's own items and those in its dropdowns. */
const ACTIVE_LINKS = '[class*="-item--active"] > a[href]';

/** Marks the link to this page, by the server's mark or by its address, unless the server has set `aria-current`. */
export const markCurrentLinks = ({ list, whenEnded }: Menu): void => {
  if (list.querySelector("[aria-current]")) return;
  const [url] = location.href.split("#");
  const marked = list.querySelectorAll(ACTIVE_LINKS);
  const links = marked.length ? marked : [...list.querySelectorAll("a")].filter(({ href }) => href === url);
  for (const link of links) whenEnded(changeAttributes(link, { "aria-current": "page" }));
};
