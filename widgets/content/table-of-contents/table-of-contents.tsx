import { keepAttributesWithin } from "#src/dom/changed-attributes.ts";
import { create } from "#src/dom/create.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { hasFlag, keepFlag } from "#src/dom/flag-cookie.ts";
import { slideTo } from "#src/dom/slide.ts";
import { createSlot } from "#src/dom/slot.ts";
import { readContents, TOGGLE } from "./contract.ts";

const SLIDE_MS = 200;
const REMEMBERED_DAYS = 30;

/** Excludes a theme's element around title and toggle, which also carries the plugin's class. */
const TITLE = "[class*=title]:not(:has(a))";

/** One of the plugins leaves its toggle to its script: a link in brackets after the title. */
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

/** Scripts that replace a box's content call the plugin's `init` afterwards. */
const publishInit = (): void => {
  window.ezTOC ??= {};
  window.ezTOC.init ??= () => document.dispatchEvent(new Event(CHANGED));
};

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const [closedClass, cookie, oldCookie, startsClosed, look] = readContents(host);
  const title = host.querySelector(TITLE);
  const undo = keepAttributesWithin(host, ["style", "class", "role", "href", "inert", "aria-label", "aria-expanded"]);
  // The slot attribute marks this toggle as ours; the plugin's own toggle would mean that its script runs.
  const ownToggle = createSlot();
  if (look?.visibility_show) appendToggle(title, ownToggle);
  let isOpen = (hasFlag(cookie) || hasFlag(oldCookie)) === startsClosed;
  let stopSlide: (() => void) | undefined;

  const label = (toggle: HTMLElement): void => {
    if (look) {
      toggle.textContent = isOpen ? look.visibility_hide : look.visibility_show;
      // The plugin's style sheet makes the box a table: closed, it shrinks to its title; open, it has the shop's width.
      host.style.width = isOpen ? look.width : "auto";
    }
    // The other plugin labels its icon with the icon's number.
    else if (title) toggle.ariaLabel = title.textContent;
  };

  /** Runs again when another script has replaced the box's content. */
  const draw = (): void => {
    const toggle = host.querySelector<HTMLAnchorElement>(TOGGLE);
    const list = host.querySelector("ul");
    if (!toggle || !list) return;
    // One plugin puts a focusable checkbox into its icon.
    for (const part of toggle.children) (part as HTMLElement).inert = true;
    host.classList.toggle(closedClass, !isOpen);
    title?.classList.toggle("toc-closed", !isOpen);
    toggle.role = "button";
    // Older builds leave `display` and `href` to their script.
    toggle.style.display = "";
    toggle.href = "#";
    toggle.ariaExpanded = String(isOpen);
    label(toggle);
    if (!isOpen) list.style.display = "none";
    else if (startsClosed) list.style.display = "block";
  };
  draw();
  publishInit();
  hear(CHANGED, draw);
  hear("click", ({ target }) => {
    const list = host.querySelector("ul");
    if (!list || !target.closest(`.ez-toc-toggle, ${TOGGLE}`)) return;
    isOpen = !isOpen;
    keepFlag(oldCookie, -1);
    keepFlag(cookie, isOpen === startsClosed ? REMEMBERED_DAYS : -1);
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
