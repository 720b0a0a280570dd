import { keepAttributesWithin } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { hasFlag, keepFlag } from "#src/dom/flag-cookie.ts";
import { slideTo } from "#src/dom/slide.ts";
import { isHiddenAtFirst, isOfPlus, pluginOf, settingsOf, TOGGLE } from "./contract.ts";

const SLIDE_MS = 200;
const REMEMBERED_DAYS = 30;

/** One of the plugins leaves its toggle to its script: a link in brackets behind the title. */
const appendToggle = (title: Element): HTMLElement => {
  const box = document.createElement("span");
  const link = document.createElement("a");
  box.className = "toc_toggle";
  // The plugin's own would mean that its script is here.
  box.dataset.swSlot = "";
  link.href = "#";
  box.append(" [", link, "]");
  title.append(box);
  return link;
};

declare global {
  interface Window {
    ezTOC?: { init?: () => void };
  }
}

const CHANGED = "storefront:contents-changed";

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const isPlus = isOfPlus(host);
  const { visibility_show: show, visibility_hide: hide, width } = settingsOf(isPlus);
  const title = host.querySelector('[class$="title"]');
  const restore = keepAttributesWithin(host, ["class", "style", "role", "aria-label", "aria-expanded", "inert"]);
  const find = () => host.querySelector<HTMLElement>(TOGGLE);
  let toggle = find() ?? (title && show ? appendToggle(title) : null);
  if (!host.querySelector("ul") || !toggle) return restore;

  const isHidden = isHiddenAtFirst(host, isPlus);
  // Each is 1 while the list stands otherwise than at first. One plugin adds the list's number, except in older builds.
  const oldCookie = `${pluginOf(isPlus)}_hidetoc`;
  const cookie = isPlus ? oldCookie : `${oldCookie}-${[...document.querySelectorAll(TOGGLE)].indexOf(toggle)}`;
  let isOpen = (hasFlag(cookie) || hasFlag(oldCookie)) === isHidden;
  let stopSlide: (() => void) | undefined;

  const mark = (): void => {
    host.classList.toggle(isPlus ? "contracted" : "toc_close", !isOpen);
    title?.classList.toggle("toc-closed", !isOpen);
    if (!toggle) return;
    toggle.ariaExpanded = `${isOpen}`;
    if (!isPlus) return;
    toggle.textContent = `${isOpen ? hide : show}`;
    // The closed box, a table by the plugin's sheet, shrinks to its title; the opened one has the width that the shop has set.
    host.style.width = `${isOpen ? width : "auto"}`;
  };

  /** Also where another script has put something else into the box. */
  const setUp = (): void => {
    const list = host.querySelector("ul");
    toggle = find();
    if (!list || !toggle) return;
    toggle.role = "button";
    // A plugin calls its icon by the icon's number, and has a checkbox in it.
    if (!isPlus && title) toggle.ariaLabel = title.textContent;
    for (const part of toggle.children) (part as HTMLElement).inert = true;
    mark();
    if (!isOpen || isHidden) list.style.display = isOpen ? "block" : "none";
  };

  setUp();
  window.ezTOC ??= {};
  window.ezTOC.init ??= () => document.dispatchEvent(new Event(CHANGED));
  document.addEventListener(CHANGED, setUp);
  hear("click", ({ target }) => {
    const list = host.querySelector("ul");
    if (!list || !toggle?.contains(target as Node)) return;
    isOpen = !isOpen;
    keepFlag(oldCookie, -1);
    keepFlag(cookie, isOpen === isHidden ? REMEMBERED_DAYS : -1);
    mark();
    stopSlide = slideTo(list, isOpen, SLIDE_MS);
  });
  return () => {
    stopSlide?.();
    document.removeEventListener(CHANGED, setUp);
    if (isPlus) toggle?.parentElement?.remove();
    restore();
  };
};
