import { withSelf } from "#src/dom/with-self.ts";
import type { InspectedIsland } from "#src/public-types.ts";
import { WIDGET } from "./attributes.ts";
import { isGivenBack } from "./claims.ts";
import type { Occasion, Registry } from "./define-widget.ts";
import { type Entry, entryOf, isNeeded } from "./entries.ts";
import { handOver } from "./hand-over.ts";
import { findHosts, findMarked } from "./hosts.ts";
import { IslandRecord } from "./island-record.ts";
import { takeJQueryEvents } from "./jquery-events.ts";
import { schedule } from "./load-strategies.ts";

/** What is handed to islands: the first six only load an `interaction` widget, the others a link or form may be claimed by. */
const TYPES = ["pointerover", "pointerdown", "focusin", "focusout", "input", "change", "click", "keydown", "submit"];

/** Whatever may be a host of some widgets, in one selector. */
const anyOf = (entries: readonly Entry[]): string =>
  [`[${WIDGET}]`, ...entries.flatMap(({ stock = [] }) => stock)].join();

const plan = (record: IslandRecord): void => {
  const { state, load, host } = record;
  // A record may be there already: an event has come first, or the host has been moved.
  if (state !== "waiting") return;
  record.prepare();
  if (load !== "interaction") schedule(load, host, () => record.state === "waiting" && void record.mount());
};

/** Finds hosts, mounts each when its strategy says so, and unmounts what leaves the page. Knows no widget by name. */
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

  /** Listens for first interactions at once; call `scanPage` when the page is parsed. */
  listen(): void {
    const { signal } = this.#stopped;
    signal.addEventListener("abort", takeJQueryEvents(this.take));
    const listenLast = () => {
      for (const type of TYPES) {
        removeEventListener(type, this.take);
        addEventListener(type, this.take, { signal });
      }
    };
    listenLast();
    // Scripts that answer the same clicks on the window bind theirs meanwhile; they must come first to be noticed.
    // Pictures may take long, and jQuery's ready comes a turn after the page is parsed.
    addEventListener("DOMContentLoaded", () => setTimeout(listenLast), { signal });
    addEventListener("load", listenLast, { signal });
    // Behind what is bound on the body, before what is bound on the document.
    const onRoot = this.#interactive.filter((entry) => entry.onRoot);
    document.documentElement.addEventListener("click", (event) => this.take(event, onRoot), { signal });
    addEventListener("online", this.retry, { signal });
    for (const type of this.#entries.flatMap(({ wakeOn = [] }) => wakeOn))
      document.addEventListener(type, this.#wake, { signal });
  }

  /** Takes an event as if it came now. */
  readonly take = (event: Event, entries = this.#interactive): void => {
    const { target } = event;
    // Another script has answered this click already: one click is one request.
    if (event.defaultPrevented || !(target instanceof Element)) return;
    // What was given back the browser acts on; an island that arrives meanwhile must not act too.
    if (isGivenBack(target) || !target.closest(this.#anyInteractive)) return;
    for (const entry of entries) {
      const host = target.closest<HTMLElement>(entry.selector);
      if (host) handOver(this.#recordOf(entry, host), event, target);
    }
  };

  scanPage(): void {
    this.#scan(document, "page");
    this.#observer.observe(document, { childList: true, subtree: true });
  }

  /** Tries again what has failed: its code may not have come. */
  readonly retry = (): void => {
    for (const record of this.#allRecords()) if (record.state === "failed") void record.mount();
  };

  /** Unmounts everything and listens to nothing any more. */
  stop(): void {
    this.#stopped.abort();
    this.#observer.disconnect();
    for (const record of this.#allRecords()) record.unmount();
  }

  /** Mounts every widget at and below a node now, whatever its strategy, also after `unmount`. */
  async mount(root: ParentNode = document): Promise<void> {
    // Themes pass what a query of theirs has not found.
    if (!(root instanceof Node)) (await import("./report-failure.ts")).refuseRoot(root);
    const due = this.#recordsIn(root, this.#entries).filter(({ widget, host }) => isNeeded(widget, host, "page"));
    await Promise.all(due.map((record) => record.mount()));
  }

  /** Gives a node and all below it back to the server's HTML until `mount` is called on it. */
  unmount(root: ParentNode = document): void {
    for (const record of this.#recordsIn(root, this.#entries)) record.unmount();
  }

  inspect(): InspectedIsland[] {
    return this.#recordsIn(document, this.#entries).map(({ widget, host, state, load }) => ({
      widget: widget.name,
      host,
      state,
      load,
    }));
  }

  #allRecords(): IslandRecord[] {
    return this.#entries.flatMap(({ records }) => [...records.values()]);
  }

  #recordOf(entry: Entry, host: HTMLElement): IslandRecord {
    const record = entry.records.get(host) ?? new IslandRecord(entry, host);
    entry.records.set(host, record);
    return record;
  }

  #recordsIn(root: ParentNode, entries: readonly Entry[]): IslandRecord[] {
    return findHosts(root, entries).map(({ entry, host }) => this.#recordOf(entry, host));
  }

  #scan(root: ParentNode, occasion: Occasion): void {
    for (const { entry, host } of findHosts(root, this.#scanned))
      if (isNeeded(entry, host, occasion)) plan(this.#recordOf(entry, host));
    for (const host of findMarked(root)) {
      if (!this.#entries.some(({ name }) => name === host.dataset.widget))
        void import("./report-failure.ts").then(({ reportUnknownName }) => reportUnknownName(host, this.#entries));
    }
  }

  readonly #wake = (event: Event): void => {
    const awake = this.#entries.filter(({ wakeOn }) => wakeOn?.includes(event.type));
    const target = event.target as Node;
    for (const record of this.#recordsIn(document, awake)) {
      const { widget, host, state } = record;
      // What is told of one form is nothing to the others of a table of products.
      const isTold = host.contains(target) || target.contains(host);
      if (isTold && state !== "unmounted" && isNeeded(widget, host, event)) record.receive(event);
    }
  };

  #follow(mutations: MutationRecord[]): void {
    if (mutations.some(({ removedNodes }) => removedNodes[0])) this.#dropGone();
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      // Other scripts fill chats and lists with thousands of nodes that no widget asks for.
      if (node instanceof HTMLElement && node.isConnected && withSelf(node, this.#anyScanned)[0])
        this.#scan(node, "arrival");
    }
  }

  #dropGone(): void {
    for (const { records } of this.#entries)
      for (const [host, record] of records) {
        // Where a press waits for its code, it is still wanted when a filter has put in another list.
        if (host.isConnected || (record.widget.busyClass && record.state === "loading")) continue;
        records.delete(host);
        record.unmount();
      }
  }
}
