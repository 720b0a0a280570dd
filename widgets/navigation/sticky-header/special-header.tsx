import { isInEditor } from "#src/dom/builder-ownership.ts";
import type { readSettings } from "./contract.ts";
import "./style.css";

type Start = (host: HTMLElement) => () => void;

/**
 * Begins a header as few pages have one: a theme's own, which the page builder does not style, or one in the builder's
 * editor. Returns the undo.
 */
export const begin = async (host: HTMLElement, start: Start, settingsOf: typeof readSettings): Promise<() => void> =>
  isInEditor(host) ? (await import("./editor.tsx")).edit(host, start, settingsOf) : start(host);
