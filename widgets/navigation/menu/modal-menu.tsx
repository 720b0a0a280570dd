import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { makeInert } from "#src/dom/isolate.ts";
import { holdModal, whenHidden } from "#src/dom/modal-panel.ts";
import type { Menu } from "./menu-instance.tsx";

/** A `nav` may not have the role dialog; the builder prints a `div` around it. */
const dialogOf = (host: HTMLElement): HTMLElement =>
  host.parentElement?.localName === "div" ? host.parentElement : host;

export const start = (menu: Menu): void => {
  const { host, list, text } = menu;
  const dialog = dialogOf(host);
  const toggle = host.querySelector<HTMLElement>(".breakdance-menu-toggle");
  const closer = list.querySelector(".breakdance-menu-close-button");
  const isNamed = closer?.ariaLabel || closer?.textContent.trim();
  menu.coverPage = (close, closed) => {
    const lend = (element: Element | null, values: Readonly<Record<string, string>>) => {
      if (element) closed.addEventListener("abort", changeAttributes(element, values));
    };
    closed.addEventListener("abort", holdModal(host, "menu"));
    closed.addEventListener("abort", whenHidden(host, close));
    const ids = host.getAttribute("aria-labelledby");
    const name = ids ? { "aria-labelledby": ids } : { "aria-label": host.getAttribute("aria-label") ?? text("menu") };
    lend(dialog, { role: "dialog", "aria-modal": "true", ...name });
    if (!closer) return;
    // The panel may cover the toggle. Its own close button comes from the builder without a name.
    if (toggle) closed.addEventListener("abort", makeInert([toggle]));
    if (!isNamed) lend(closer, { "aria-label": text("close") });
  };
};
