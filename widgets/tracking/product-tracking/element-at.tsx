/** The element of a kind around an event's target, which scripts may also set to the document. */
export const elementAt = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;
