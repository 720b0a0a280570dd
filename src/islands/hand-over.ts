import { isOwnChange } from "#src/dom/own-changes.ts";
import { actNatively, isActivation, isKeyPress } from "./claims.ts";
import { isNeeded } from "./entries.ts";
import type { IslandRecord } from "./island-record.ts";

/** The link, button or form of the widget's own that an event activates or may activate. */
const claimOf = ({ widget, host }: IslandRecord, event: Event, target: Element): Element | undefined => {
  const claimed = widget.claims && target.closest(widget.claims);
  // A click somewhere in a claimed form is not yet its submission.
  if (claimed instanceof HTMLFormElement !== (event.type === "submit")) return undefined;
  return claimed && host.contains(claimed) ? claimed : undefined;
};

/** Whether an event in a host is what its widget waits for. No widget lets a press on what it claims go by. */
const isAwaited = ({ widget, host, load }: IslandRecord, event: Event, claimed: Element | undefined): boolean =>
  (claimed !== undefined || load === "interaction") && !isOwnChange(event) && isNeeded(widget, host, event);

const handClaimed = (record: IslandRecord, event: Event, claimed: Element): void => {
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
  const { fallBack } = record.widget;
  // A broken island must not take the link or form with it, which lead nowhere where there is no network.
  if (record.state === "failed" && navigator.onLine && !fallBack) return;
  event.preventDefault();
  record.receive(event, fallBack ?? (() => actNatively(event, claimed)));
};

/** Hands an event in a host to its widget, where the widget waits for it or is there or on its way. */
export const handOver = (record: IslandRecord, event: Event, target: Element): void => {
  const { state, widget } = record;
  if (state === "unmounted") return;
  if (event instanceof SubmitEvent && widget.ownsSubmit?.(event) === false) return;
  const claimed = claimOf(record, event, target);
  if (state === "waiting" && !isAwaited(record, event, claimed)) return;
  // A widget that is there prevents what it answers, and a broken one answers nothing.
  const isComing = state === "waiting" || state === "loading";
  if (isComing && event instanceof KeyboardEvent && widget.ownsKey?.(event)) event.preventDefault();
  if (claimed) handClaimed(record, event, claimed);
  else record.receive(event);
};
