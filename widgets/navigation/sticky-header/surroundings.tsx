import { builderArguments } from "#src/dom/builder-calls.ts";
import type { readSettings } from "./contract.ts";
import type { stateAt } from "./visibility.ts";
import "./style.css";

/** What a sticky header needs around it, besides its own states. */

/** Keeps what is focused or linked to out from under the header (WCAG 2.4.11), also under one that may come back. */
const keepRoom = (host: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  const edge = host.matches(".bde-header-builder--sticky-bottom") ? "scrollPaddingBottom" : "scrollPaddingTop";
  const own = style[edge];
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    // A header for another width of the screen is not displayed.
    if (height) style[edge] = `calc(${height}px + var(--wp-admin--admin-bar--height, 0px))`;
  });
  observer.observe(host);
  return () => {
    observer.disconnect();
    style[edge] = own;
  };
};

/** What it shares with the header. It comes as an argument, since an import of the header's chunk would weigh more. */
export interface Rules {
  readSettings: typeof readSettings;
  stateAt: typeof stateAt;
}

/** `restart` makes the header read its settings again. Returns the undo. */
export const arrange = (host: HTMLElement, rules: Rules, restart: () => void): (() => void) => {
  const [id, isInEditor] = builderArguments("BreakdanceHeaderBuilder", host) ?? [];
  const undoRoom = rules.readSettings(host) && keepRoom(host);
  const editing =
    isInEditor === true
      ? import("./editor.tsx").then(({ followEditor }) => followEditor({ host, id: String(id), restart, ...rules }))
      : undefined;
  return () => {
    undoRoom?.();
    void editing?.then((stop) => stop());
  };
};
