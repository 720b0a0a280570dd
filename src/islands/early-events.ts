/**
 * Remembers what the shopper does while the loader is on its way: a changed select or a stepped quantity would be
 * lost. Links and forms need no help, they act by themselves.
 */

const TYPES = ["pointerover", "click", "change", "input", "focusin", "keydown"];

/** A submit button outside every form, as the back-in-stock plugin prints, submits nothing. */
const ACTS_BY_ITSELF = 'a[href]:not([href^="#"]),form :is([type="submit"],button:not([type])),[form]';

/** A form's field has the browser for its keys; elsewhere, as in the builder's search and its categories, only scripts answer. */
const actsByItself = ({ type, target }: Event): unknown =>
  type === "keydown"
    ? (target as HTMLInputElement).form
    : type === "click" && (target as Element).closest?.(ACTS_BY_ITSELF);

/** Starts to remember. The returned function ends it and gives the events in their order. */
export const keepEarlyEvents = (): (() => Event[]) => {
  const kept: Event[] = [];
  const ended = new AbortController();
  const keep = (event: Event) => {
    if (!actsByItself(event)) kept.push(event);
  };
  // Not passive, as no listener for clicks and keys may be: where a zone has wrapped the page's listeners, the options of
  // a type's first one are those of all.
  for (const type of TYPES) window.addEventListener(type, keep, { signal: ended.signal });
  return () => {
    ended.abort();
    return kept;
  };
};
