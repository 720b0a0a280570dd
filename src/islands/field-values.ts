import { deliver } from "#src/dom/delegated-events.ts";

// A field's value at an event that has to wait: newer server HTML may overwrite it before the widget is there to hold it.
// With several widgets, each finds the value as the one before has left it.
const values = new WeakMap<Event, string>();

export const isInput = ({ type }: Event): boolean => type === "input" || type === "change";

// Only the browser may write a file field.
const fieldOf = (event: Event): HTMLInputElement | undefined => {
  const { target } = event;
  return isInput(event) && target instanceof HTMLInputElement && target.type !== "file" ? target : undefined;
};

export const noteValue = (event: Event): void => {
  const field = fieldOf(event);
  if (field && !values.has(event)) values.set(event, field.value);
};

export const deliverWithValue = (host: HTMLElement, event: Event): void => {
  const field = fieldOf(event);
  const value = values.get(event) ?? "";
  if (field && field.value !== value) field.value = value;
  deliver(host, event);
  if (field) values.set(event, field.value);
};
