import { isInEditor } from "#src/dom/page-builder/builder-ownership.ts";
import type { readSettings } from "./contract.ts";
import "./style.css";

type Start = (host: HTMLElement, ownProperty?: string) => () => void;

/** The jump that woke the header did not know of it yet, and has left its target this near to the window's edge. */
const settle = (nearPx: number): void => {
  const target = document.querySelector(":target");
  const y = target?.getBoundingClientRect().y as number;
  if (y > -1 && y < nearPx) target?.scrollIntoView();
};

/**
 * For headers that are a theme's own, which the page builder does not style, that stand in the builder's editor, or that a
 * jump within the page may have woken.
 */
export const begin = async (host: HTMLElement, start: Start, settingsOf: typeof readSettings): Promise<() => void> => {
  if (isInEditor(host)) return (await import("./editor.tsx")).edit(host, start, settingsOf);
  const stop = start(host, host.dataset.widget && "--sw-header");
  settle(host.offsetHeight);
  // Where the page scrolls smoothly, that jump is still under way.
  const settleAtEnd = () => settle(1);
  addEventListener("scrollend", settleAtEnd, { once: true });
  return () => {
    removeEventListener("scrollend", settleAtEnd);
    stop();
  };
};
