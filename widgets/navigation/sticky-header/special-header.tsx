import { isInEditor } from "#src/dom/page-builder/builder-ownership.ts";
import type { readSettings } from "./contract.ts";
import "./style.css";

type Start = (host: HTMLElement, room?: string) => () => void;

/**
 * For the few headers that are a theme's own, which the page builder does not style, or stand in the builder's editor.
 */
export const begin = async (host: HTMLElement, start: Start, settingsOf: typeof readSettings): Promise<() => void> =>
  isInEditor(host) ? (await import("./editor.tsx")).edit(host, start, settingsOf) : start(host, "--sw-header");
