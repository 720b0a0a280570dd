import { delegate, deliver, type Hear } from "#src/dom/delegated-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { isActivation } from "./claims.ts";
import type { Behaviour, LoadStrategy, RegistryLine } from "./define-widget.ts";

type IslandState = "waiting" | "loading" | "mounted" | "failed" | "unmounted";

/** Nearly every widget imports it: where nothing else has to come as well, a first press waits once and not twice. */
const loadBase = () => import("#src/report-error.ts");

/** An island's runtime comes beside its code, which needs it; a behaviour has none. */
export const fetchWidget = async ({ module, after, soon = loadBase, isIsland }: RegistryLine): Promise<Behaviour> => {
  soon().catch(() => {});
  const [{ default: widget }] = await Promise.all([module(), isIsland && import("./mount.tsx"), after?.()]);
  return widget;
};

/** A registry line with its name and the one load that all its hosts share. */
export interface LoadableWidget extends RegistryLine {
  name: string;
  load: NonNullable<RegistryLine["load"]>;
  fetch: () => Promise<Behaviour>;
}

/**
 * What stood in a field when an event came: newer server HTML may be written over it before the widget is there to hold
 * it. Where several widgets hear the event, each finds what the one before it has made of the value.
 */
const values = new WeakMap<Event, string>();

const isEntry = ({ type }: Event): boolean => type === "input" || type === "change";

// A file's name only the browser may write.
const fieldOf = (event: Event): HTMLInputElement | undefined => {
  const { target } = event;
  return isEntry(event) && target instanceof HTMLInputElement && target.type !== "file" ? target : undefined;
};

const deliverEarly = (host: HTMLElement, event: Event): void => {
  const field = fieldOf(event);
  const value = values.get(event) ?? "";
  if (field && field.value !== value) field.value = value;
  deliver(host, event);
  if (field) values.set(event, field.value);
};

/** A press whose code takes longer fades what was pressed. Not in styles: what a theme writes there meanwhile is its own. */
const FADE = { delay: 300, duration: 300, fill: "forwards" } as const;

/** Not what only a theme's script answers: that would be done twice. */
const LEAVING_LINK = 'a[href]:not([target], [href^="#"])';

/** One widget on one host, from "nothing loaded yet" to mounted and back. */
export class IslandRecord {
  state: IslandState = "waiting";
  /** Decided at the first look: a host that changes while it waits still waits for the same. */
  readonly load: LoadStrategy;
  readonly widget: LoadableWidget;
  readonly host: HTMLElement;
  #undoPreparation: (() => void) | undefined;
  #mounting: Promise<void> | undefined;
  #unmount: (() => void) | undefined;
  #endBusy: (() => void) | undefined;
  /** What came while the code was on its way, in its order, with what to do if the code never arrives. */
  #early: { event: Event; fallBack: RegistryLine["fallBack"]; sign: Animation | undefined }[] = [];

  constructor(widget: LoadableWidget, host: HTMLElement) {
    this.widget = widget;
    this.host = host;
    this.load = typeof widget.load === "function" ? widget.load(host) : widget.load;
  }

  /** Does what the registry line wants done before anything is loaded. */
  prepare(): void {
    this.#undoPreparation ??= this.widget.prepare?.(this.host);
  }

  /** Hands an event to the island, now or as soon as it is mounted. A press on what is claimed has a `fallBack` of its own. */
  receive(event: Event, fallBack = this.widget.claims ? undefined : this.widget.fallBack): void {
    if (this.state === "mounted") {
      deliver(this.host, event);
      return;
    }
    const field = fieldOf(event);
    if (field && !values.has(event)) values.set(event, field.value);
    const { busyClass, claims } = this.widget;
    if (fallBack && busyClass) {
      // The code may take seconds to come; a shopper who sees nothing presses again.
      this.host.classList.add(busyClass);
      this.#endBusy = () => {
        this.host.classList.remove(busyClass);
        removeEventListener("click", this.#holdLink);
      };
      addEventListener("click", this.#holdLink);
    }
    // Of what claims nothing each event has a fallback, also that of a pointer on its way across.
    const sign = claims ? fallBack && (event.target as Element).animate({ opacity: 0.6 }, FADE) : undefined;
    this.#early.push({ event, fallBack, sign });
    void this.mount();
  }

  /** A link that is followed meanwhile would take along what was pressed. Whoever presses another one has waited enough. */
  readonly #holdLink = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLElement>(LEAVING_LINK);
    if (!link || this.state !== "loading" || event.defaultPrevented || !isActivation(event)) return;
    event.preventDefault();
    removeEventListener("click", this.#holdLink);
    // What is pressed natively leads away too.
    void this.mount().then(() => this.state === "mounted" && link.click());
  };

  /** Resolves when the island is mounted or has failed, also where another call began the mount. */
  async mount(): Promise<void> {
    if (this.state !== "loading" && this.state !== "mounted") this.#mounting = this.#begin(this.#mounting);
    await this.#mounting;
  }

  async #begin(before?: Promise<void>): Promise<void> {
    this.state = "loading";
    this.prepare();
    const undos: (() => void)[] = [];
    const undo = undoAll(undos);
    const hear: Hear = (type, handler) => undos.push(delegate(this.host, type, handler));
    try {
      const { attach } = await this.widget.fetch();
      // Taken off the page and put back while it was on its way, it would begin twice and act twice on each press.
      await before;
      if (this.state !== "loading") return;
      undos.push(await attach(this.host, hear, (error) => this.#fail(error)));
    } catch (error) {
      this.#fail(error);
    }
    // What happened while the widget began decides what becomes of it.
    if (this.state === "loading") {
      this.state = "mounted";
      this.#unmount = undo;
    } else undo();
    this.#settleEarlyEvents();
  }

  unmount(): void {
    this.state = "unmounted";
    this.#unmount?.();
    this.#unmount = undefined;
    this.#undoPreparation?.();
    this.#undoPreparation = undefined;
    this.#settleEarlyEvents();
  }

  #fail(error: unknown): void {
    this.state = "failed";
    // Without a network there is no report to load; the browser tells of that itself.
    import("./report-failure.ts").then(
      ({ reportFailure }) => reportFailure(this.widget.name, error, this.host),
      () => {},
    );
  }

  #settleEarlyEvents(): void {
    // A link would only lead to the browser's own error page: what was pressed waits for the network.
    if (this.state === "failed" && !navigator.onLine) return;
    this.#endBusy?.();
    for (const each of this.#early.splice(0)) {
      each.sign?.cancel();
      if (this.state === "mounted") deliverEarly(this.host, each.event);
      else if (each.fallBack) each.fallBack(each.event, this.host);
      // What was entered while the code could not be had is not lost: it waits for the next occasion.
      else if (this.state === "failed" && isEntry(each.event)) this.#early.push(each);
    }
  }
}
