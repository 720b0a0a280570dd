import type { ComponentType } from "react";
import { jsx } from "react/jsx-runtime";
import type { Hear } from "#src/dom/delegated-events.ts";
import { mountIsland } from "./mount.tsx";

/**
 * A widget, as the loader sees it: starts on a host and hears its events, the one that loaded the widget included. Returns
 * the undo or a promise of it, until which events wait. `onFailure` reports what fails later.
 *
 * @throws ContractError when the host lacks a part that the widget needs; the host then stays plain HTML.
 */
export type Behaviour = (
  host: HTMLElement,
  hear: Hear,
  onFailure: (error: unknown) => void,
) => (() => void) | Promise<() => void>;

/** A widget that renders an interface of its own. Only such widgets load the island runtime. */
interface Widget<Props extends object> {
  /** @throws ContractError when the host lacks a part that the widget needs; the host then stays plain HTML. */
  readProps: (host: HTMLElement) => Props;
  /** Must not render into the host: it changes the server's nodes in effects and adds its own through portals. */
  Island: ComponentType<Props>;
}

/**
 * Makes a behaviour of an island.
 *
 * @example
 * export default defineWidget({ readProps, Island: MiniCart });
 */
export const defineWidget =
  <Props extends object>({ readProps, Island }: Widget<Props>): Behaviour =>
  (host, _hear, onFailure) =>
    // JSX compiles to `jsx`; `createElement` would add code of its own to the bundle.
    mountIsland(jsx(Island, readProps(host)), onFailure);
