// Spec 2, 4 and 9, Table of contents; contract 8.3 and chapter G: both plugins' markup, globals and cookies.
import { pageGlobal } from "#src/platform/page-globals.ts";

/** Older builds print it without an address, and other scripts may put one in its place. */
export const TOGGLE = "[class*=toc][class*=toggle] > a";

/** Texts of a plugin that leaves them to its script. */
type Look = Readonly<Record<"visibility_show" | "visibility_hide" | "width", string>>;

/** A box as its plugin has it. */
export type Contents = readonly [
  /** What the plugin's sheet knows a closed box by. */
  closedClass: string,
  /** Cookies that are 1 while the list stands otherwise than at first; the second is the one of older builds. */
  cookie: string,
  oldCookie: string,
  /** Closed at first. */
  isHidden: boolean,
  /** What the toggle says and how wide the opened box is, of the plugin that leaves both to its script. */
  look?: Look,
];

export const readContents = (host: HTMLElement): Contents => {
  const isPlus = host.id === "toc_container";
  const settings = pageGlobal(isPlus ? "tocplus" : "ezTOC");
  if (isPlus)
    // The setting's presence says it.
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
    // This plugin also says it of a single list, and not of every device.
    Boolean(settings.visibility_hide_by_default || host.querySelector("[class*=hide-by-default]")) &&
      settings.visibility_hide_by_device !== "0",
  ];
};
