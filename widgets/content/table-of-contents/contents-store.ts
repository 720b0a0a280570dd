import { keepAttributesWithin } from "#src/dom/changed-attributes.ts";
import { hasCookie } from "#src/dom/notice-cookie.ts";
import { readContents } from "./contract.ts";

declare global {
  interface Window {
    ezTOC?: { init?: () => void };
  }
}

const CHANGED = "storefront:contents-changed";
const ATTRIBUTES =
  "id class style hidden role aria-label aria-controls aria-expanded data-sw-cookie data-sw-closed data-sw-default";

/** Shows a list as it is remembered, and makes its toggle a real button, which says what a press does. */
const show = (host: HTMLElement): void => {
  const { list, toggle, closedClass, cookie, isHiddenAtFirst } = readContents(host);
  if (!list || !toggle) return;
  const isOpen = hasCookie(cookie, "1") === isHiddenAtFirst;
  if (!isOpen || isHiddenAtFirst) list.style.display = isOpen ? "block" : "none";
  list.id ||= cookie;
  host.classList.toggle(closedClass, !isOpen);
  const swDefault = isHiddenAtFirst ? "hidden" : "shown";
  Object.assign(toggle.dataset, { swCookie: cookie, swClosed: closedClass, swDefault });
  toggle.setAttribute("role", "button");
  toggle.setAttribute("aria-controls", list.id);
  toggle.setAttribute("aria-expanded", `${isOpen}`);
  // The plugin calls it by the number of its icon, and names a label, which may have no name.
  const name = host.querySelector('[class*="-title"]:not(:has(a))')?.textContent;
  if (name) toggle.setAttribute("aria-label", name);
  toggle.querySelector("label")?.removeAttribute("aria-label");
  // The plugin's stylesheet moves it out of sight only.
  toggle.querySelector("input")?.setAttribute("hidden", "");
};

/** Prepares a table before anybody acts, and anew when another script has put something else into it. Returns the undo. */
export const prepareContents = (host: HTMLElement): (() => void) => {
  const restore = keepAttributesWithin(host, ATTRIBUTES.split(" "));
  const stopped = new AbortController();
  const { signal } = stopped;
  const { toggle, settings } = readContents(host);
  const showAnew = () => show(host);
  showAnew();
  if (!toggle)
    void import("./plus-toggle.tsx").then(({ appendToggle }) => {
      appendToggle(host, settings, signal);
      showAnew();
    });
  document.addEventListener(CHANGED, showAnew, { signal });
  window.ezTOC ??= {};
  window.ezTOC.init ??= () => document.dispatchEvent(new Event(CHANGED));
  return () => {
    stopped.abort();
    restore();
  };
};
