// Spec 2, 4 and 9, Table of contents; contract 8.3 and chapter G: both plugins' markup, globals and cookies.
import { type PlainObject, pageGlobal } from "#src/platform/page-globals.ts";

const TOGGLE = '[class*="toc"] > [href="#"]';

export interface Contents {
  list: HTMLElement | null;
  /** Null until it is appended where a plugin leaves that to its script, and where the shop wants none. */
  toggle: HTMLElement | null;
  /** By the plugins' own names. */
  settings: PlainObject;
  closedClass: string;
  /** Its value is 1 while the list stands otherwise than at first. */
  cookie: string;
  isHiddenAtFirst: boolean;
}

export const readContents = (host: HTMLElement): Contents => {
  const isPlus = host.id === "toc_container";
  const settings = pageGlobal(isPlus ? "tocplus" : "ezTOC");
  const { visibility_hide_by_default: hidden } = settings;
  const list = host.querySelector("ul");
  const toggle = host.querySelector<HTMLElement>(TOGGLE);
  const place = [...document.querySelectorAll(TOGGLE)].findIndex((each) => host.contains(each));
  return {
    list,
    toggle,
    settings,
    closedClass: isPlus ? "contracted" : "toc_close",
    cookie: isPlus ? "tocplus_hidetoc" : `ezTOC_hidetoc-${place}`,
    // To one plugin the setting's presence says it; the other also says it of a single list.
    isHiddenAtFirst: isPlus
      ? hidden !== undefined
      : Number(hidden) === 1 || Boolean(list?.matches(".eztoc-toggle-hide-by-default")),
  };
};
