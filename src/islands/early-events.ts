/**
 * Remembers what the shopper does while the loader is on its way: a changed select or a stepped quantity would be
 * lost. Links and forms need no help, they act by themselves.
 */

const TYPES = ["pointerover", "click", "change", "input", "focusin", "keydown"];

/** A submit button outside every form, as the back-in-stock plugin prints, submits nothing. */
const ACTS_BY_ITSELF = 'a[href]:not([href^="#"]),form :is([type="submit"],button:not([type])),[form]';

/** A form's field has the browser for its keys; elsewhere, as in the builder's search and its categories, only scripts answer. */
const whatActs = ({ type, target }: Event): HTMLElement | false | null | undefined =>
  type === "keydown"
    ? (target as HTMLInputElement).form
    : type === "click" && (target as Element).closest?.<HTMLElement>(ACTS_BY_ITSELF);

/** The builder prints its plus and minus without a type: they would send the form, and so put a product into the cart. */
const keepStepFromSending = (target: Element): void =>
  target.closest?.(".bde-quantity-button")?.setAttribute("type", "button");

/** Starts to remember, until the loader has come. The returned function ends it and gives the events in their order. */
export const keepEarlyEvents = (loading: () => Promise<unknown>): (() => Event[]) => {
  const kept: Event[] = [];
  const ended = new AbortController();
  const keep = (event: Event) => {
    keepStepFromSending(event.target as Element);
    const acting = whatActs(event);
    if (!acting) kept.push(event);
    // Optimisers hold a press back until all scripts are there, and dispatch it anew. What a script presses has no detail.
    else if (!event.isTrusted && (event as UIEvent).detail && !event.defaultPrevented) {
      event.preventDefault();
      const press = () => acting.click();
      loading().then(press, press);
    }
  };
  // Not passive, as no listener for clicks and keys may be: where a zone has wrapped the page's listeners, the options of
  // a type's first one are those of all.
  for (const type of TYPES) addEventListener(type, keep, { signal: ended.signal });
  return () => {
    ended.abort();
    return kept;
  };
};
