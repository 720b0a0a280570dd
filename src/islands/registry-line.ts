import type { InspectedIsland } from "#src/public-types.ts";
import type { Behaviour } from "./define-widget.ts";

/** On a host: the widget's name, which is also its folder's name. A widget's contract names its settings. */
export const WIDGET = "data-widget";

/** Theme developers read in `inspect()` what each means. */
export type LoadStrategy = InspectedIsland["load"];

export type EagerStrategy = Exclude<LoadStrategy, "interaction">;

/** Why the loader looks at a host: the page's first scan or `mount`, markup that came later, or an event. */
export type Occasion = "page" | "arrival" | Event;

/** Every line has its fields in this order. */
export interface RegistryLine {
  /**
   * The platform's own markup that the widget adopts without `data-widget`. The loader searches the whole page for it: a
   * selector that begins with a tag, class or attribute, as `ul:is(…)`, costs a tenth of a bare `:has()` or of one with
   * commas. Several selectors stand in an array and are searched for one by one.
   */
  stock?: string | readonly string[];
  /** @default "interaction" */
  load?: LoadStrategy | ((host: HTMLElement) => LoadStrategy);
  /** Links, buttons and forms whose activation belongs to the widget, even while its code loads. */
  claims?: string;
  /** Takes clicks behind the platform's script on the body, and before themes' on the document, which mark the link. */
  onRoot?: boolean;
  /**
   * True for keys that the widget answers: even while its code loads they must not scroll the page or send the form around
   * the host. It is asked of all events; those of no key, and an autofill's key, have no `key`.
   */
  ownsKey?: (event: KeyboardEvent) => boolean;
  /** The platform's class for a busy host. The loader sets it at a claimed press until the widget is there to set it. */
  busyClass?: string;
  /** False for a submit that is another script's: the browser sends the form. */
  ownsSubmit?: (event: SubmitEvent) => boolean;
  /** Events that load the widget on its hosts around or below their target, and are handed to it. */
  wakeOn?: readonly string[];
  /** Must finish before the widget starts: cart widgets need the cart's session, which other pages never load. */
  after?: () => Promise<unknown>;
  /**
   * Code for the widget's first use. It loads beside the widget, which does not wait for it.
   * @default the messages to developers, which nearly every widget imports
   */
  soon?: () => Promise<unknown>;
  /** False while the widget has nothing to do on a host, which then stays plain HTML and loads nothing. */
  when?: (host: HTMLElement, occasion: Occasion) => boolean;
  /** Makes small corrections as soon as the host is seen, without loading the widget. Returns the undo. */
  prepare?: (host: HTMLElement) => () => void;
  /** Answers an event, or for a widget with `claims` a claimed press, when the code cannot be loaded. */
  fallBack?: (event: Event, host: HTMLElement) => void;
  /** Makes the host usable without its code, which has failed: undoes what `prepare` did for it, shows what waits for it. */
  giveUp?: (host: HTMLElement) => void;
  /** The module is an island and loads the island runtime beside it. */
  isIsland?: boolean;
  module: () => Promise<{ default: Behaviour }>;
}

export type Registry = Readonly<Record<string, RegistryLine>>;
