/** Changes that this bundle makes by itself: what is on the page hears them, and nothing is loaded for them. */
const own = new WeakSet<Event>();

/** Tells other scripts that a field has another value. */
export const tellChange = (field: Element): void => {
  const event = new Event("change", { bubbles: true });
  own.add(event);
  field.dispatchEvent(event);
};

/** True for what `tellChange` has dispatched. */
export const isOwnChange = (event: Event): boolean => own.has(event);
