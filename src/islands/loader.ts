import { attempt } from "#src/dom/attempt.ts";
import { withSelf } from "#src/dom/with-self.ts";
import type { InspectedIsland } from "#src/public-types.ts";
import { isGivenBack } from "./claims.ts";
import { EARLY_TYPES } from "./early-events.ts";
import { type Entry, entryOf } from "./entries.ts";
import { handOver } from "./hand-over.ts";
import { findHosts, findMarked } from "./hosts.ts";
import { takeJQueryEvents } from "./jquery-events.ts";
import { schedule } from "./load-strategies.ts";
import { type Occasion, type Registry, WIDGET } from "./registry-line.ts";
import { WidgetRecord } from "./widget-record.ts";

/** Until the loader is there, forms work without help and a press that has only begun is not kept. */
const TYPES = [...EARLY_TYPES, "pointerdown", "submit"];

/** Preparing the hosts of a long listing takes a slow phone longer than a press may wait. */
const HOSTS_PER_TASK = 20;

const anyOf = (entries: readonly Entry[]): string =>
  [`[${WIDGET}]`, ...entries.flatMap(({ stock = [] }) => stock)].join();

const plan = (record: WidgetRecord, occasion: Occasion): void => {
  const { state, load, host } = record;
  // An event may have created and mounted the record already, or the host has been moved.
  if (state !== "waiting" || !record.isNeeded(occasion)) return;
  record.prepare();
  if (load !== "interaction")
    record.stopWaiting = schedule(load, host, () => record.state === "waiting" && record.mount());
};

/** Finds hosts, mounts each by its strategy, and unmounts those that leave the page. Knows no widget by name. */
export class Loader {
  readonly #entries: Entry[];
  readonly #scanned: Entry[];
  readonly #interactive: Entry[];
  readonly #anyInteractive: string;
  readonly #anyScanned: string;
  readonly #observer = new MutationObserver((mutations) => this.#follow(mutations));
  readonly #stopped = new AbortController();

  constructor(registry: Registry) {
    this.#entries = Object.entries(registry).map(entryOf);
    this.#scanned = this.#entries.filter(({ load, prepare }) => load !== "interaction" || prepare);
    this.#interactive = this.#entries.filter(
      ({ load, claims }) => load === "interaction" || typeof load === "function" || claims,
    );
    this.#anyInteractive = anyOf(this.#interactive);
    this.#anyScanned = anyOf(this.#scanned);
  }

  /** @param early - the events from before */
  listen(early: readonly Event[]): void {
    const stopped = this.#stopped;
    stopped.signal.addEventListener("abort", takeJQueryEvents(this.take));
    const listenLast = () => {
      for (const type of TYPES) {
        removeEventListener(type, this.take);
        addEventListener(type, this.take, stopped);
      }
    };
    listenLast();
    // Listen behind scripts that bind on the window meanwhile, so that their answer is noticed. jQuery's ready handlers
    // run a task after the parsing, and pictures may delay `load`.
    addEventListener("DOMContentLoaded", () => setTimeout(listenLast), stopped);
    addEventListener("load", listenLast, stopped);
    // The root element is reached after the body and before the document.
    const onRoot = this.#interactive.filter((entry) => entry.onRoot);
    document.documentElement.addEventListener("click", (event) => this.take(event, onRoot), stopped);
    addEventListener("online", this.retry, stopped);
    for (const type of this.#entries.flatMap(({ wakeOn = [] }) => wakeOn))
      document.addEventListener(type, this.#wake, stopped);
    for (const event of early) {
      this.take(event);
      this.#wake(event);
    }
  }

  readonly take = (event: Event, entries = this.#interactive): void => {
    const { target } = event;
    // Another script has answered the event already: one click is one request.
    if (event.defaultPrevented || !(target instanceof Element)) return;
    // The browser acts on an activation that was given back; a widget that arrives meanwhile must not act too.
    if (isGivenBack(target) || !target.closest(this.#anyInteractive)) return;
    for (const entry of entries) {
      const host = target.closest<HTMLElement>(entry.selector);
      if (host) handOver(this.#recordOf(entry, host), event, target);
    }
  };

  scanPage(): void {
    void this.#scan(document, "page");
    this.#observer.observe(document, { childList: true, subtree: true });
  }

  /** Mounts what has failed once more: its code may not have come. */
  readonly retry = (): void => {
    for (const record of this.#allRecords()) if (record.state === "failed") void record.mount();
  };

  stop(): void {
    this.#stopped.abort();
    this.#observer.disconnect();
    for (const record of this.#allRecords()) record.unmount();
  }

  /** Mounts every widget at and below a node now, whatever its strategy, even after `unmount`. */
  async mount(root: ParentNode = document): Promise<void> {
    await Promise.all(
      this.#recordsIn(root).map((record) => {
        if (record.state === "unmounted") record.state = "waiting";
        return record.isNeeded("page") && record.mount();
      }),
    );
  }

  /** Restores the server's HTML at and below a node until `mount` is called on it. */
  unmount(root: ParentNode = document): void {
    for (const record of this.#recordsIn(root)) record.unmount();
  }

  inspect(): InspectedIsland[] {
    return this.#recordsIn(document).map(({ entry, host, state, load }) => ({
      widget: entry.name,
      host,
      state,
      load,
    }));
  }

  #allRecords(): WidgetRecord[] {
    return this.#entries.flatMap(({ records }) => [...records.values()]);
  }

  #recordOf(entry: Entry, host: HTMLElement): WidgetRecord {
    const record = entry.records.get(host) ?? new WidgetRecord(entry, host);
    entry.records.set(host, record);
    return record;
  }

  #recordsIn(root: ParentNode, entries = this.#entries): WidgetRecord[] {
    return findHosts(root, entries).map(({ entry, host }) => this.#recordOf(entry, host));
  }

  async #scan(root: ParentNode, occasion: Occasion): Promise<void> {
    let seen = 0;
    for (const { entry, host } of findHosts(root, this.#scanned)) {
      seen += 1;
      if (seen % HOSTS_PER_TASK === 0) await window.scheduler?.yield?.();
      // One widget that cannot begin must not keep those after it from beginning.
      if (host.isConnected) attempt(() => plan(this.#recordOf(entry, host), occasion));
    }
    for (const host of findMarked(root)) {
      if (!this.#entries.some(({ name }) => name === host.dataset.widget))
        void import("./report-failure.ts").then(({ reportUnknownName }) => reportUnknownName(host, this.#entries));
    }
  }

  readonly #wake = (event: Event): void => {
    const awake = this.#entries.filter(({ wakeOn }) => wakeOn?.includes(event.type));
    const target = event.target as Element | Document;
    // Another script may have taken the target off the page with its answer, as cookie banners do.
    const from = target.isConnected ? target.parentElement : document.body;
    const around = awake.flatMap((entry) => {
      const host = from?.closest<HTMLElement>(entry.selector);
      return host ? this.#recordOf(entry, host) : [];
    });
    // Only hosts around and below the target: on a page with several products an event of one form does not concern the
    // others, and a widget that wakes on every click must not have the whole page searched.
    for (const record of [...around, ...this.#recordsIn(target, awake)])
      if (record.state !== "unmounted" && record.isNeeded(event)) record.receive(event);
  };

  #follow(mutations: MutationRecord[]): void {
    if (mutations.some(({ removedNodes }) => removedNodes[0])) this.#dropGone();
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      // Other scripts add thousands of nodes, as in chats and lists, in which no widget has a host.
      if (node instanceof HTMLElement && node.isConnected && withSelf(node, this.#anyScanned)[0])
        void this.#scan(node, "arrival");
    }
  }

  #dropGone(): void {
    for (const { records } of this.#entries)
      for (const [host, record] of records) {
        // A pressed button still waits for its code, even when a filter has replaced the list around it.
        if (host.isConnected || (record.entry.busyClass && record.state === "loading")) continue;
        records.delete(host);
        record.unmount();
      }
  }
}
