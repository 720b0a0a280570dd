import type { ComponentType } from "react";
import { jsx } from "react/jsx-runtime";
import type { Hear } from "#src/dom/delegated-events.ts";
import { mountIsland } from "./mount.tsx";

/** One feature of the page, as the loader sees it. */
export interface Behaviour {
  /**
   * Begins on a host, and hears its events, the one that loaded the widget included. Returns the undo, or promises it:
   * until then events wait, as they do for the widget's own code. What fails later is told by `onFailure`.
   * @throws ContractError when the host lacks what the widget needs; the host then stays plain HTML.
   */
  attach: (host: HTMLElement, hear: Hear, onFailure: (error: unknown) => void) => (() => void) | Promise<() => void>;
}

/** A widget that shows something of its own. The pages of all others are spared the island runtime. */
export interface Widget<Props extends object> {
  /**
   * Reads settings and required elements from the server's HTML.
   * @throws ContractError when the host lacks what the widget needs; the host then stays plain HTML.
   */
  readProps: (host: HTMLElement) => Props;
  /** Renders nothing into the host: it changes the server's nodes in effects and adds its own through portals. */
  Island: ComponentType<Props>;
}

/**
 * Makes a behaviour of an island.
 *
 * @example
 * export default defineWidget({ readProps, Island: MiniCart });
 */
export const defineWidget = <Props extends object>({ readProps, Island }: Widget<Props>): Behaviour => ({
  // What JSX compiles to: `createElement` would bring code of its own.
  attach: (host, _hear, onFailure) => mountIsland(jsx(Island, readProps(host)), onFailure),
});

/** When a widget's code comes: with the page, near the viewport, in idle time, or with the first event in its host. */
export type LoadStrategy = "ready" | "visible" | "idle" | "interaction";

/** What decides without an event in the host. */
export type EagerStrategy = Exclude<LoadStrategy, "interaction">;

/** Why the loader looks at a host: the page's first scan or a call of `mount`, markup that came later, or an event. */
export type Occasion = "page" | "arrival" | Event;

/** One line of a domain's `widgets/<domain>/registry.ts`. */
export interface RegistryLine {
  /**
   * The platform's own markup that the widget adopts without a `data-widget` attribute. It is looked for in the whole page:
   * what begins with a tag, a class or an attribute, as `ul:is(…)`, costs a tenth of a bare `:has()` or of selectors
   * with commas between them. Several stand in an array, and each is asked for by itself.
   */
  stock?: string | readonly string[];
  /** @default "interaction" */
  load?: LoadStrategy | ((host: HTMLElement) => LoadStrategy);
  /** Links, buttons and forms in the host whose activation belongs to the widget, even while its code is on the way. */
  claims?: string;
  /**
   * Clicks are taken on the root element: the platform's script hears them on the body, and themes that count on it mark on
   * the document what was pressed, and keep its link from jumping.
   */
  onRoot?: boolean;
  /** Keys in the host that the widget answers: the page does not scroll by them, even while its code is on the way. */
  ownsKey?: (event: KeyboardEvent) => boolean;
  /** The platform's class of a host that waits: set from the press on what is claimed until the code is there to set it. */
  busyClass?: string;
  /** False for a submit in the host that is another script's: the browser sends the form. */
  ownsSubmit?: (event: SubmitEvent) => boolean;
  /** Events that load the widget, and are handed to it, on its hosts around or below where they are fired. */
  wakeOn?: readonly string[];
  /** What must run before the widget: widgets of the cart need the cart's session, which other pages never load. */
  after?: () => Promise<unknown>;
  /** What the widget's first use will need: it comes beside the widget, which does not wait for it. */
  soon?: () => Promise<unknown>;
  /** False while the widget has nothing to do on a host, which then stays plain HTML and loads nothing. */
  when?: (host: HTMLElement, occasion: Occasion) => boolean;
  /**
   * What must be right before the shopper does anything and is too small for an island: done as soon as the host is
   * seen, without loading the widget. Returns the undo.
   */
  prepare?: (host: HTMLElement) => () => void;
  /**
   * What an event in the host does where the code cannot be loaded and the browser has no answer of its own: of a widget
   * that claims something, a press on that.
   */
  fallBack?: (event: Event, host: HTMLElement) => void;
  /** The module is an island, whose runtime comes beside it; the pages of behaviours are spared that. */
  isIsland?: boolean;
  module: () => Promise<{ default: Behaviour }>;
}

export type Registry = Readonly<Record<string, RegistryLine>>;
