import { listenToPage } from "#src/dom/page-listeners.ts";

/**
 * Takes what scripts change through jQuery alone (`field.val(2).trigger("change")`, as themes' plus and minus do): no
 * native listener hears of it. Returns the undo.
 */
export const takeJQueryChanges = (take: (event: Event) => void): (() => void) =>
  listenToPage(
    "change",
    (_args, event) => {
      if (!("isTrigger" in event)) return;
      take(Object.defineProperty(new Event("change"), "target", { value: event.target }));
    },
    document,
  );
