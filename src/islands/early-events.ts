/**
 * Remembers what the shopper does while the loader is loading: a changed select or a stepped quantity would be lost.
 * Links and forms work without help.
 */

/** What may be meant for a widget. The loader goes on hearing these. */
export const EARLY_TYPES = ["pointerover", "focusin", "focusout", "input", "change", "click", "keydown"];

/** A submit button outside every form, which the back-in-stock plugin prints, submits nothing. */
const ACTS_BY_ITSELF = 'a[href]:not([href^="#"]),form :is([type="submit"],button:not([type])),[form]';

/** The browser answers keys in a form's field; elsewhere, as in the builder's search, only scripts do. */
const whatActs = (type: string, target: Element): HTMLElement | false | null =>
  type === "keydown"
    ? (target as HTMLInputElement).form
    : type === "click" && target.closest<HTMLElement>(ACTS_BY_ITSELF);

/** The page builder prints its plus and minus without a type: they would send the form and add the product. */
const keepStepFromSending = (target: Element): void =>
  target.closest(".bde-quantity-button")?.setAttribute("type", "button");

/** Keeps events until the returned function is called, which returns them in order. */
export const keepEarlyEvents = (loading: () => Promise<unknown>): (() => Event[]) => {
  const kept: Event[] = [];
  const keep = (event: Event) => {
    const { type, target } = event;
    // Scripts click the window too.
    if (!(target instanceof Element)) return;
    keepStepFromSending(target);
    const acting = whatActs(type, target);
    // Optimisers hold a press until all scripts are there and dispatch it anew, as a copy or with nothing but its name.
    // What `click()` fires, ours too, has no detail and is composed.
    const isDispatchedAnew = !event.isTrusted && (!event.composed || (event as UIEvent).detail);
    if (!acting) kept.push(event);
    else if (isDispatchedAnew && !event.defaultPrevented) {
      event.preventDefault();
      const press = () => acting.click();
      loading().then(press, press);
    }
  };
  // Not passive: where zone.js wraps the page's listeners, the options of a type's first listener apply to all, and a
  // passive one could not prevent clicks and keys.
  for (const type of EARLY_TYPES) addEventListener(type, keep);
  return () => {
    for (const type of EARLY_TYPES) removeEventListener(type, keep);
    return kept;
  };
};
