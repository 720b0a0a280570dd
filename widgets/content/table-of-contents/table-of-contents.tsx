import { keepAttributesWithin } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { hasFlag, keepFlag } from "#src/dom/flag-cookie.ts";
import { slideTo } from "#src/dom/slide.ts";
import { createSlot } from "#src/dom/slot.ts";
import { pluginOf, settingsOf, TOGGLE } from "./contract.ts";

const SLIDE_MS = 200;
const REMEMBERED_DAYS = 30;

/** One of the plugins leaves its toggle to its script: a link in brackets behind the title. */
const appendToggle = (title: Element): HTMLElement => {
  // Marked as ours: the plugin's own would mean that its script is here.
  const box = createSlot();
  const link = document.createElement("a");
  box.className = "toc_toggle";
  link.href = "#";
  box.append(" [", link, "]");
  title.append(box);
  return box;
};

declare global {
  interface Window {
    ezTOC?: { init?: () => void };
  }
}

const CHANGED = "storefront:contents-changed";

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const plugin = pluginOf(host);
  const isPlus = plugin === "tocplus";
  const {
    visibility_show: show,
    visibility_hide: hide,
    visibility_hide_by_default: hidden,
    visibility_hide_by_device: device,
    width,
  } = settingsOf(plugin);
  const title = host.querySelector('[class$="title"]');
  // Other scripts may put another one in its place.
  const findToggle = () => host.querySelector<HTMLAnchorElement>(TOGGLE);
  const restore = keepAttributesWithin(host, [
    "class",
    "style",
    "role",
    "aria-label",
    "aria-expanded",
    "inert",
    "href",
  ]);
  const box = title && show ? appendToggle(title) : null;
  // To one plugin the setting's presence says it; the other also says it of a single list, and not of every device.
  const isHidden = isPlus
    ? hidden !== undefined
    : device !== "0" && Boolean(Number(hidden) || host.querySelector(".eztoc-toggle-hide-by-default"));
  // Each is 1 while the list stands otherwise than at first. One plugin adds the list's number, except in older builds.
  const oldCookie = `${plugin}_hidetoc`;
  const cookie = isPlus
    ? oldCookie
    : `${oldCookie}-${[...document.querySelectorAll(TOGGLE)].indexOf(findToggle() as Element)}`;
  let isOpen = (hasFlag(cookie) || hasFlag(oldCookie)) === isHidden;
  let stopSlide: (() => void) | undefined;

  const label = (toggle: HTMLElement): void => {
    if (isPlus) {
      toggle.textContent = `${isOpen ? hide : show}`;
      // The closed box, a table by the plugin's sheet, shrinks to its title; the opened one has the width that the shop has set.
      host.style.width = `${isOpen ? width : "auto"}`;
    }
    // A plugin calls its icon by the icon's number, and has a checkbox in it.
    else if (title) toggle.ariaLabel = title.textContent;
    for (const part of toggle.children) (part as HTMLElement).inert = true;
  };

  /** Also where another script has put something else into the box. */
  const draw = (): void => {
    const list = host.querySelector("ul");
    const toggle = findToggle();
    if (!list || !toggle) return;
    host.classList.toggle(isPlus ? "contracted" : "toc_close", !isOpen);
    title?.classList.toggle("toc-closed", !isOpen);
    toggle.role = "button";
    // Older builds leave both to their script.
    toggle.href = "#";
    toggle.style.display = "";
    toggle.ariaExpanded = `${isOpen}`;
    label(toggle);
    if (!isOpen || isHidden) list.style.display = isOpen ? "block" : "none";
  };

  draw();
  window.ezTOC ??= {};
  window.ezTOC.init ??= () => document.dispatchEvent(new Event(CHANGED));
  hear(CHANGED, draw);
  hear("click", ({ target }) => {
    const list = host.querySelector("ul");
    if (!list || !findToggle()?.contains(target as Node)) return;
    isOpen = !isOpen;
    keepFlag(oldCookie, -1);
    keepFlag(cookie, isOpen === isHidden ? REMEMBERED_DAYS : -1);
    draw();
    stopSlide?.();
    stopSlide = slideTo(list, isOpen, SLIDE_MS);
  });
  return () => {
    stopSlide?.();
    box?.remove();
    restore();
  };
};
