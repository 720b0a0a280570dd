import { isOwnChange } from "#src/dom/product/own-changes.ts";
import { actNatively, isActivation, isKeyPress } from "./claims.ts";
import type { WidgetRecord } from "./widget-record.ts";

const claimOf = ({ entry, host }: WidgetRecord, event: Event, target: Element): HTMLElement | undefined => {
  const claimed = entry.claims && target.closest<HTMLElement>(entry.claims);
  // A form is claimed by its submission only, not by a click inside it; anything else by any other event.
  if (claimed instanceof HTMLFormElement !== (event.type === "submit")) return undefined;
  return claimed && host.contains(claimed) ? claimed : undefined;
};

const isAwaited = (record: WidgetRecord, event: Event): boolean => !isOwnChange(event) && record.isNeeded(event);

const handClaimed = (record: WidgetRecord, event: Event, claimed: HTMLElement): void => {
  if (isKeyPress(event, claimed)) {
    event.preventDefault();
    if (!(event as KeyboardEvent).repeat) claimed.click();
    return;
  }
  if (!isActivation(event)) {
    // A click with a modifier key opens the link elsewhere and is the browser's.
    if (event.type !== "click") record.receive(event);
    return;
  }
  const { fallBack } = record.entry;
  // A broken widget must not break its link or form. Without a network they would only lead to the browser's error page.
  if (record.state === "failed" && navigator.onLine && !fallBack) return;
  event.preventDefault();
  record.receive(event, fallBack ?? (() => actNatively(event, claimed)));
};

/** A mounted widget prevents the keys that it answers, and a broken one answers none. */
const isKeyOf = ({ state, entry }: WidgetRecord, event: Event): boolean | undefined =>
  (state === "waiting" || state === "loading") && entry.ownsKey?.(event as KeyboardEvent);

/** Gives a widget an event in its host or, while the widget's code is not there, keeps what must not be lost for it. */
export const handOver = (record: WidgetRecord, event: Event, target: Element): void => {
  const { state, entry } = record;
  if (state === "unmounted") return;
  if (event instanceof SubmitEvent && entry.ownsSubmit?.(event) === false) return;
  const claimed = claimOf(record, event, target);
  if (state === "waiting" && !isAwaited(record, event)) return;
  const isOwnKey = isKeyOf(record, event);
  if (isOwnKey) event.preventDefault();
  if (claimed) handClaimed(record, event, claimed);
  else record.receive(event, isOwnKey ? entry.fallBack : undefined);
};
