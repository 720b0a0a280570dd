import { holdModal } from "#src/dom/modal-panel.ts";
import type { Menu } from "./menu.tsx";
import "#src/ui/modal-page.css";

/** A `nav` must not be a dialog; the builder prints a `div` around it. */
const dialogOf = (host: HTMLElement): HTMLElement =>
  host.parentElement?.localName === "div" ? host.parentElement : host;

/** While it is open the page behind it neither scrolls nor takes the focus. */
export const start = ({ host, list, say, keep, onMenuOpen }: Menu): void => {
  const dialog = dialogOf(host);
  const toggle = host.querySelector<HTMLElement>(".breakdance-menu-toggle");
  onMenuOpen.push((closed) => {
    closed.addEventListener("abort", holdModal(host, "menu"));
    keep(dialog, ["role", "aria-modal", "aria-label"], closed);
    dialog.setAttribute("role", "dialog");
    dialog.setAttribute("aria-modal", "true");
    const name = host.getAttribute("aria-label") ?? say("menu");
    if (!host.hasAttribute("aria-labelledby")) dialog.setAttribute("aria-label", name);
    // The panel may cover the toggle, and has a button of its own.
    if (toggle && list.querySelector(".breakdance-menu-close-button")) {
      keep(toggle, ["inert"], closed);
      toggle.inert = true;
    }
  });
};
