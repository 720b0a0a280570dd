import type { JQueryEvent } from "#src/dom/jquery.ts";
import { listenToPage } from "#src/dom/page-listeners.ts";

/**
 * Takes what scripts do through jQuery alone: no native listener hears of a changed field (`field.val(2).trigger("change")`,
 * as themes' plus and minus do), nor of a pressed link; jQuery presses everything else natively. Returns the undo.
 */
export const takeJQueryEvents = (take: (event: Event) => void): (() => void) =>
  listenToPage(
    // Two names for jQuery, none for the browser, from which both come anyway.
    "change click",
    (_args, event) => {
      const { type, target } = event;
      if (!("isTrigger" in event) || (event as unknown as JQueryEvent).isDefaultPrevented()) return;
      if (type === "click" && !(target instanceof HTMLAnchorElement)) return;
      take(Object.defineProperty(new MouseEvent(type, { cancelable: true }), "target", { value: target }));
    },
    document,
  );
