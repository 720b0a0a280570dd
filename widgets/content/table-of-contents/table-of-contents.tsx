import { keepAttributesWithin } from "#src/dom/changed-attributes.ts";
import { create } from "#src/dom/create.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { hasFlag, keepFlag } from "#src/dom/flag-cookie.ts";
import { slideTo } from "#src/dom/slide.ts";
import { createSlot } from "#src/dom/slot.ts";
import { readContents, TOGGLE } from "./contract.ts";

const SLIDE_MS = 200;
const REMEMBERED_DAYS = 30;

/** Not the theme's own around title and toggle, which holds the plugin's styles too. */
const TITLE = "[class*=title]:not(:has(a))";

/** One of the plugins leaves its toggle to its script: a link in brackets behind the title. */
const appendToggle = (title: Element | null, toggle: HTMLElement): void => {
  toggle.className = "toc_toggle";
  toggle.append(" [", create("a"), "]");
  title?.append(toggle);
};

declare global {
  interface Window {
    ezTOC?: { init?: () => void };
  }
}

const CHANGED = "storefront:contents-changed";

/** Scripts that put something else into a box call the plugin's own function afterwards. */
const publishInit = (): void => {
  window.ezTOC ??= {};
  window.ezTOC.init ??= () => document.dispatchEvent(new Event(CHANGED));
};

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const [closedClass, cookie, oldCookie, isHidden, look] = readContents(host);
  const title = host.querySelector(TITLE);
  const undo = keepAttributesWithin(host, ["style", "class", "role", "href", "inert", "aria-label", "aria-expanded"]);
  // Marked as ours: the plugin's own would mean that its script is here.
  const ownToggle = createSlot();
  if (look?.visibility_show) appendToggle(title, ownToggle);
  let isOpen = (hasFlag(cookie) || hasFlag(oldCookie)) === isHidden;
  let stopSlide: (() => void) | undefined;

  const label = (toggle: HTMLElement): void => {
    if (look) {
      toggle.textContent = isOpen ? look.visibility_hide : look.visibility_show;
      // The closed box, a table by the plugin's sheet, shrinks to its title; the opened one has the width that the shop has set.
      host.style.width = isOpen ? look.width : "auto";
    }
    // A plugin calls its icon by the icon's number.
    else if (title) toggle.ariaLabel = title.textContent;
  };

  /** Also where another script has put something else into the box. */
  const draw = (): void => {
    const toggle = host.querySelector<HTMLAnchorElement>(TOGGLE);
    const list = host.querySelector("ul");
    if (!toggle || !list) return;
    // A plugin has a checkbox in its icon.
    for (const part of toggle.children) (part as HTMLElement).inert = true;
    host.classList.toggle(closedClass, !isOpen);
    title?.classList.toggle("toc-closed", !isOpen);
    toggle.role = "button";
    // Older builds leave both to their script.
    toggle.style.display = "";
    toggle.href = "#";
    toggle.ariaExpanded = `${isOpen}`;
    label(toggle);
    if (!isOpen) list.style.display = "none";
    else if (isHidden) list.style.display = "block";
  };
  draw();
  publishInit();
  hear(CHANGED, draw);
  hear("click", ({ target }) => {
    const list = host.querySelector("ul");
    if (!list || !target.closest(`.ez-toc-toggle, ${TOGGLE}`)) return;
    isOpen = !isOpen;
    keepFlag(oldCookie, -1);
    keepFlag(cookie, isOpen === isHidden ? REMEMBERED_DAYS : -1);
    draw();
    stopSlide?.();
    stopSlide = slideTo(list, isOpen, SLIDE_MS);
  });
  return () => {
    stopSlide?.();
    ownToggle.remove();
    undo();
  };
};
