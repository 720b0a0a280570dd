/** Changes that the bundle makes by itself. Other scripts hear them, but no widget loads for them. */
const own = new WeakSet<Event>();

export const tellChange = (field: Element): void => {
  const event = new Event("change", { bubbles: true });
  own.add(event);
  field.dispatchEvent(event);
};

export const isOwnChange = (event: Event): boolean => own.has(event);
