import { changeAttributes, keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { isBound } from "#src/dom/jquery/page-plugins.ts";
import { slideTo } from "#src/dom/slide.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { readInfo } from "./contract.ts";

/** jQuery's own, which the plugin uses. */
const SLIDE_MS = 400;

const OPEN_CLASS = "show";

/** The plugin's own script, which may come late, opens the text by itself. */
const isOpenedByPage = (): boolean =>
  ["paynow-data-processing", "expanded-text"].some((text) => isBound(document.body, "click", text));

export const attach = (link: HTMLElement, hear: Hear): (() => void) => {
  const { panel, texts } = readInfo(link);
  const text = link.textContent;
  const isOpen = () => panel.classList.contains(OPEN_CLASS);
  const restore = undoAll([
    changeAttributes(link, { "aria-expanded": String(isOpen()) }),
    keepAttributes(panel, ["class", "style"]),
  ]);
  let stopSlide = () => {};

  const toggle = () => {
    const isShown = panel.classList.toggle(OPEN_CLASS);
    link.textContent = (isShown ? texts.expandedText : texts.collapsedText) || text;
    stopSlide();
    stopSlide = slideTo(panel, isShown, SLIDE_MS);
  };
  hear("click", () => {
    if (!isOpenedByPage()) toggle();
    link.ariaExpanded = String(isOpen());
  });
  return () => {
    stopSlide();
    restore();
    link.textContent = text;
  };
};
