import { WIDGET } from "./attributes.ts";
import { actNatively, isActivation, isGivenBack, isKeyPress } from "./claims.ts";
import type { LoadStrategy, Occasion, Registry, RegistryLine } from "./define-widget.ts";
import { findHosts, findMarked } from "./hosts.ts";
import { createWidgetLoad, IslandRecord, type IslandState, type LoadableWidget } from "./island-record.ts";
import { takeJQueryEvents } from "./jquery-events.ts";
import { schedule } from "./load-strategies.ts";

/** Events that load an `interaction` widget and are handed to its island. */
const HEARD_TYPES = ["pointerover", "pointerdown", "focusin", "focusout", "input", "change"];
const CLAIMABLE_TYPES = ["click", "keydown", "submit"];

interface Entry extends LoadableWidget {
  /** Marked and stock hosts in one, to look from an event's target upwards. */
  selector: string;
}

export interface InspectedIsland {
  widget: string;
  host: HTMLElement;
  state: IslandState;
  load: LoadStrategy;
}

const entryOf = ([name, line]: [string, RegistryLine]): Entry => {
  const marked = `[${WIDGET}="${name}"]`;
  return {
    load: "interaction",
    ...line,
    name,
    selector: line.stock ? `${marked},${line.stock}` : marked,
    fetch: createWidgetLoad(line),
  };
};

const isNeeded = ({ when }: Entry, host: HTMLElement, occasion: Occasion): boolean => when?.(host, occasion) ?? true;

/** Whether an event in a host is what its widget waits for. No widget lets a press on what it claims go by. */
const isAwaited = (entry: Entry, { load }: IslandRecord, host: HTMLElement, claimed: Element | undefined): boolean =>
  (claimed !== undefined || load === "interaction") && isNeeded(entry, host, "event");

/** Finds hosts, mounts each when its strategy says so, and unmounts what leaves the page. Knows no widget by name. */
export const createLoader = (registry: Registry) => {
  const entries = Object.entries(registry).map(entryOf);
  const interactive = entries.filter(
    ({ load, claims }) => load === "interaction" || typeof load === "function" || claims,
  );
  const anyInteractive = interactive.map((entry) => entry.selector).join();
  const scanned = entries.filter(({ load, prepare }) => load !== "interaction" || prepare);
  const records = new Map<HTMLElement, Map<string, IslandRecord>>();

  const allRecords = () => [...records.values()].flatMap((ofHost) => [...ofHost.values()]);

  const recordOf = (entry: Entry, host: HTMLElement): IslandRecord => {
    const ofHost = records.get(host) ?? new Map<string, IslandRecord>();
    records.set(host, ofHost);
    const record = ofHost.get(entry.name) ?? new IslandRecord(entry, host);
    ofHost.set(entry.name, record);
    return record;
  };

  const plan = (entry: Entry, host: HTMLElement, occasion: Occasion): void => {
    if (!isNeeded(entry, host, occasion)) return;
    // A record may be there and wait: an event has come first, or the host has been moved.
    const record = recordOf(entry, host);
    if (record.state !== "waiting") return;
    record.prepare();
    if (record.load !== "interaction")
      schedule(record.load, host, () => record.state === "waiting" && void record.mount());
  };

  const checkName = (host: HTMLElement): void => {
    if (Object.hasOwn(registry, host.getAttribute(WIDGET) ?? "")) return;
    void import("./report-failure.ts").then(({ reportUnknownName }) => reportUnknownName(host, Object.keys(registry)));
  };

  const scan = (root: ParentNode, occasion: Occasion): void => {
    for (const { entry, host } of findHosts(root, scanned)) plan(entry, host, occasion);
    for (const host of findMarked(root)) checkName(host);
  };

  const claimOf = (entry: Entry, host: Element, event: Event, target: Element): Element | undefined => {
    const claimed = entry.claims && target.closest(entry.claims);
    // A click somewhere in a claimed form is not yet its submission.
    if (claimed instanceof HTMLFormElement !== (event.type === "submit")) return undefined;
    return claimed && host.contains(claimed) ? claimed : undefined;
  };

  /** Hands over an event on a link, button or form that belongs to the widget. */
  const handClaimed = (event: Event, record: IslandRecord, claimed: Element): void => {
    if (isKeyPress(event, claimed)) {
      event.preventDefault();
      if (!(event as KeyboardEvent).repeat) (claimed as HTMLElement).click();
      return;
    }
    if (!isActivation(event)) {
      // A click with a modifier key opens the link elsewhere; that is the browser's.
      if (event.type !== "click") record.receive(event);
      return;
    }
    // A broken island must not take the link or form with it.
    if (record.state === "failed") return;
    event.preventDefault();
    record.showBusy();
    record.receive(event, () => actNatively(event, claimed));
  };

  const hand = (event: Event, entry: Entry, host: HTMLElement, target: Element): void => {
    const record = recordOf(entry, host);
    if (record.state === "unmounted") return;
    if (event instanceof SubmitEvent && entry.ownsSubmit?.(event) === false) return;
    const claimed = claimOf(entry, host, event, target);
    const isWaiting = record.state === "waiting";
    if (isWaiting && !isAwaited(entry, record, host, claimed)) return;
    // A widget that is there prevents what it answers, and a broken one answers nothing.
    const isComing = isWaiting || record.state === "loading";
    if (isComing && event instanceof KeyboardEvent && entry.ownsKey?.(event)) event.preventDefault();
    if (claimed) handClaimed(event, record, claimed);
    else record.receive(event);
  };

  const route = (event: Event): void => {
    // Another script has answered this click already: one click is one request.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const { target } = event;
    // The browser acts on this one; an island that arrives meanwhile must not act too.
    if (isGivenBack(target)) return;
    if (!anyInteractive || !target.closest(anyInteractive)) return;
    for (const entry of interactive) {
      const host = target.closest<HTMLElement>(entry.selector);
      if (host) hand(event, entry, host, target);
    }
  };

  const wake = (event: Event): void => {
    const awake = entries.filter(({ wakeOn }) => wakeOn?.includes(event.type));
    for (const { entry, host } of findHosts(document, awake)) {
      const record = recordOf(entry, host);
      if (record.state !== "unmounted" && isNeeded(entry, host, "event")) record.receive(event);
    }
  };

  const drop = (): void => {
    for (const [host, ofHost] of records) {
      if (host.isConnected) continue;
      records.delete(host);
      for (const record of ofHost.values()) record.unmount();
    }
  };

  const follow = (mutations: MutationRecord[]): void => {
    if (mutations.some(({ removedNodes }) => removedNodes.length > 0)) drop();
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.isConnected) scan(node, "arrival");
    }
  };

  const observer = new MutationObserver(follow);
  const stopped = new AbortController();

  return {
    /** Listens for first interactions at once; call `scanPage` when the page is parsed. */
    listen(): void {
      const { signal } = stopped;
      for (const type of HEARD_TYPES) window.addEventListener(type, route, { signal });
      signal.addEventListener("abort", takeJQueryEvents(route));
      const listenLast = () => {
        for (const type of CLAIMABLE_TYPES) {
          window.removeEventListener(type, route);
          window.addEventListener(type, route, { signal });
        }
      };
      listenLast();
      // Scripts that answer the same clicks on the window bind theirs meanwhile; they must come first to be noticed.
      // Pictures may take long, and jQuery's ready comes a turn after the page is parsed.
      window.addEventListener("DOMContentLoaded", () => setTimeout(listenLast), { signal });
      window.addEventListener("load", listenLast, { signal });
      for (const type of new Set(entries.flatMap((entry) => entry.wakeOn ?? [])))
        document.addEventListener(type, wake, { signal });
    },
    /** Takes an event as if it came now. */
    take: route,
    scanPage(): void {
      scan(document, "page");
      observer.observe(document.documentElement, { childList: true, subtree: true });
    },
    /** Tries again what has failed: its code may not have come. */
    retry(): void {
      for (const record of allRecords()) if (record.state === "failed") void record.mount();
    },
    /** Unmounts everything and listens to nothing any more. */
    stop(): void {
      stopped.abort();
      observer.disconnect();
      for (const record of allRecords()) record.unmount();
      records.clear();
    },
    /** Mounts every widget at and below a node now, whatever its strategy, also after `unmount`. */
    async mount(root: ParentNode = document): Promise<void> {
      // Themes pass what a query of theirs has not found.
      if (!(root instanceof Node)) (await import("./report-failure.ts")).refuseRoot(root);
      const due = findHosts(root, entries).filter(({ entry, host }) => isNeeded(entry, host, "page"));
      await Promise.all(due.map(({ entry, host }) => recordOf(entry, host).mount()));
    },
    /** Gives a node and all below it back to the server's HTML until `mount` is called on it. */
    unmount(root: ParentNode = document): void {
      for (const { entry, host } of findHosts(root, entries)) recordOf(entry, host).unmount();
    },
    inspect(): InspectedIsland[] {
      return findHosts(document, entries).map(({ entry, host }) => {
        const { state, load } = recordOf(entry, host);
        return { widget: entry.name, host, state, load };
      });
    },
  };
};

export type Loader = ReturnType<typeof createLoader>;
