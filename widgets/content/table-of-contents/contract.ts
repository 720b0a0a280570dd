// Spec 2, 4 and 9, Table of contents; header contract 8.3 and pricing contract G: markup, globals and cookies.
import { pageGlobal } from "#src/platform/page-globals.ts";

/** Older builds of the plugin print the toggle without an address, and other scripts may put an address in. */
export const TOGGLE = "[class*=toc][class*=toggle] > a";

/** One plugin leaves its toggle's texts to its script. */
type Look = Readonly<Record<"visibility_show" | "visibility_hide" | "width", string>>;

/** A tuple, because the names of its members would be sent to every visitor. */
type Contents = readonly [
  /** The class by which the plugin's style sheet knows a closed box. */
  closedClass: string,
  /** 1 while the list differs from its initial state; older builds use the second name. */
  cookie: string,
  oldCookie: string,
  startsClosed: boolean,
  /** Only for the plugin that leaves texts and the opened box's width to its script. */
  look?: Look,
];

export const readContents = (host: HTMLElement): Contents => {
  const isPlus = host.id === "toc_container";
  const settings = pageGlobal(isPlus ? "tocplus" : "ezTOC");
  if (isPlus)
    // The setting's presence alone means "hidden".
    return [
      "contracted",
      "tocplus_hidetoc",
      "tocplus_hidetoc",
      "visibility_hide_by_default" in settings,
      settings as Look,
    ];
  return [
    "toc_close",
    `ezTOC_hidetoc-${[...document.querySelectorAll(TOGGLE)].indexOf(host.querySelector(TOGGLE) as Element)}`,
    "ezTOC_hidetoc",
    // This plugin can also set it for a single list, and exclude devices.
    Boolean(settings.visibility_hide_by_default || host.querySelector("[class*=hide-by-default]")) &&
      settings.visibility_hide_by_device !== "0",
  ];
};
