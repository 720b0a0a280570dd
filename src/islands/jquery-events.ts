import type { JQueryEvent } from "#src/dom/jquery/jquery.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";

/**
 * Takes what scripts do through jQuery alone, which no native listener hears: a field changed with
 * `field.val(2).trigger("change")`, as by themes' plus and minus, or a pressed link. Returns the undo.
 */
export const takeJQueryEvents = (take: (event: Event) => void): (() => void) =>
  listenToPage(
    // jQuery reads two names here. The browser knows no such name, but its own events reach the loader anyway.
    "change click",
    (_args, event) => {
      const { type, target } = event;
      if (!("isTrigger" in event) || (event as unknown as JQueryEvent).isDefaultPrevented()) return;
      if (type === "click" && !(target instanceof HTMLAnchorElement)) return;
      take(Object.defineProperty(new MouseEvent(type, { cancelable: true }), "target", { value: target }));
    },
    // Not on the document: called after themes' delegated listeners there, it would leave the document as the event's
    // `currentTarget`, which those listeners may read later.
    window,
  );
