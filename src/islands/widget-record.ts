import { delegate, deliver, type Hear } from "#src/dom/delegated-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import type { InspectedIsland } from "#src/public-types.ts";
import { isActivation } from "./claims.ts";
import type { Behaviour } from "./define-widget.ts";
import type { Entry } from "./entries.ts";
import { deliverWithValue, isInput, noteValue } from "./field-values.ts";
import type { LoadStrategy, Occasion, RegistryLine } from "./registry-line.ts";

/** Nearly every widget imports `report-error.ts`: loading it beside the widget saves the first press a round trip. */
const loadBase = () => import("#src/report-error.ts");

export const fetchWidget = async ({ module, after, soon = loadBase, isIsland }: RegistryLine): Promise<Behaviour> => {
  soon().catch(() => {});
  const [{ default: widget }] = await Promise.all([module(), isIsland && import("./mount.tsx"), after?.()]);
  return widget;
};

/**
 * Fades a press whose code takes longer. An animation, since a theme may change the element's own styles meanwhile; from
 * the press on, since `wishlist-variation.ts` knows by it that a press waits.
 */
const FADE = { delay: 300, duration: 300, fill: "forwards" } as const;

/** Leaves out links that only a theme's script answers: pressing them again would do their work twice. */
const HOLDABLE_LINK = 'a[href]:not([target], [href^="#"])';

/** What came while the code was loading. */
interface EarlyEvent {
  event: Event;
  /** The answer if the code never arrives. */
  fallBack: RegistryLine["fallBack"];
  /** Shows the shopper that a press waits. */
  sign: Animation | undefined;
}

/** One widget on one host, from the moment the loader sees the host until the host leaves the page. */
export class WidgetRecord {
  state: InspectedIsland["state"] = "waiting";
  // `declare` keeps fields that get their value elsewhere out of the bundle.
  /** Decided once: a host that changes while it waits keeps its strategy. */
  declare readonly load: LoadStrategy;
  declare readonly entry: Entry;
  declare readonly host: HTMLElement;
  declare stopWaiting: (() => void) | undefined;
  #undoPreparation: (() => void) | undefined;
  #mounting: Promise<void> | undefined;
  #unmount: (() => void) | undefined;
  #endBusy: (() => void) | undefined;
  /** The shopper is leaving the page. */
  #isLeaving = false;
  /** Resolves when developers have been told of a failure. */
  #reporting: Promise<void> | undefined;
  readonly #early: EarlyEvent[] = [];

  constructor(entry: Entry, host: HTMLElement) {
    this.entry = entry;
    this.host = host;
    this.load = typeof entry.load === "function" ? entry.load(host) : entry.load;
  }

  isNeeded(occasion: Occasion): boolean {
    return this.entry.when?.(this.host, occasion) ?? true;
  }

  prepare(): void {
    this.#undoPreparation ??= this.entry.prepare?.(this.host);
  }

  /** Hands an event to the widget, now or once it is mounted. A claimed press brings its own `fallBack`. */
  receive(event: Event, fallBack = this.entry.claims ? undefined : this.entry.fallBack): void {
    if (this.state === "mounted") {
      deliver(this.host, event);
      return;
    }
    noteValue(event);
    const { busyClass, claims } = this.entry;
    if (fallBack && busyClass) {
      // The code may take seconds, and a shopper who sees nothing presses again.
      this.host.classList.add(busyClass);
      this.#endBusy = () => {
        this.host.classList.remove(busyClass);
        removeEventListener("click", this.#holdLink);
      };
      addEventListener("click", this.#holdLink);
    }
    // Fade only a claimed press: without claims every event has a fallback, even a passing pointer's.
    const sign = claims ? fallBack && (event.target as Element).animate({ opacity: 0.6 }, FADE) : undefined;
    this.#early.push({ event, fallBack, sign });
    void this.mount();
  }

  /**
   * When another link is followed, Safari and Firefox break off running loads. The press must not call the shopper back, and
   * developers must not look for a missing file.
   */
  readonly #noteLeaving = (): void => {
    this.#isLeaving = true;
    for (const each of this.#early) each.fallBack = undefined;
  };

  /** Holds the first link pressed meanwhile, since leaving would lose the press. A second one is followed at once. */
  readonly #holdLink = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLElement>(HOLDABLE_LINK);
    if (!link || this.state !== "loading" || event.defaultPrevented || !isActivation(event)) return;
    event.preventDefault();
    removeEventListener("click", this.#holdLink);
    // If the widget did not mount, it answers the press natively, which leaves the page too.
    void this.mount().then(() => this.state === "mounted" && link.click());
  };

  async mount(): Promise<void> {
    if (this.state !== "loading" && this.state !== "mounted") this.#mounting = this.#begin(this.#mounting);
    await this.#mounting;
  }

  async #begin(before?: Promise<void>): Promise<void> {
    this.state = "loading";
    addEventListener("beforeunload", this.#noteLeaving);
    const undos: (() => void)[] = [];
    const undo = undoAll(undos);
    const hear: Hear = (type, handler) => undos.push(delegate(this.host, type, handler));
    try {
      this.prepare();
      const attach = await this.entry.fetch();
      // The host was taken off the page and put back meanwhile: a second mount must wait, or each press would act twice.
      await before;
      if (this.state !== "loading") return;
      undos.push(await attach(this.host, hear, (error) => this.#fail(error)));
    } catch (error) {
      this.#fail(error);
    }
    // A failure or an unmount may have come while the widget started.
    if (this.state === "loading") {
      this.state = "mounted";
      this.#unmount = undo;
    } else undo();
    await this.#reporting;
    this.#settleEarlyEvents();
  }

  unmount(): void {
    this.state = "unmounted";
    this.stopWaiting?.();
    this.#unmount?.();
    this.#unmount = undefined;
    this.#undoPreparation?.();
    this.#undoPreparation = undefined;
    this.#settleEarlyEvents();
  }

  #fail(error: unknown): void {
    this.state = "failed";
    if (navigator.onLine) this.entry.giveUp?.(this.host);
    if (this.#isLeaving) return;
    // Without a network the report cannot be loaded either; the browser logs that by itself.
    const report = import("./report-failure.ts").then(
      ({ reportFailure }) => reportFailure(this.entry.name, error, this.host),
      () => {},
    );
    // A followed link would end the report's load. But a press whose code did not load (a TypeError) has waited enough.
    if (!(error instanceof TypeError)) this.#reporting = report;
  }

  #settleEarlyEvents(): void {
    removeEventListener("beforeunload", this.#noteLeaving);
    this.#isLeaving = false;
    // Without a network a link would only lead to the browser's error page, so the press waits.
    if (this.state === "failed" && !navigator.onLine) return;
    this.#endBusy?.();
    for (const each of this.#early.splice(0)) {
      each.sign?.cancel();
      const { event, fallBack } = each;
      if (this.state === "mounted") deliverWithValue(this.host, event);
      else if (fallBack) fallBack(event, this.host);
      // What was typed or chosen is not lost when the code cannot be loaded: it waits for the next attempt.
      else if (this.state === "failed" && isInput(event)) this.#early.push(each);
    }
  }
}
