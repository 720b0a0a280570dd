import { type EventBySlug, pixelOptions, SLUGS } from "./contract.ts";

/** The shop's session keeps an event until a page is shown. */
const lateElement = (): Element | null => document.getElementById("pys_late_event");

const merged = new WeakSet<Element>();

/** Makes it a static event, in place of one with the same id. */
export const mergeLateEvent = (warn: (message: string) => unknown): unknown => {
  const element = lateElement();
  if (!element || merged.has(element)) return;
  merged.add(element);
  const text = element.getAttribute("dir");
  if (!text || text === "undefined") return warn("Late event data is empty or undefined.");
  const options = pixelOptions();
  try {
    const events: EventBySlug = Object(JSON.parse(text));
    for (const slug of SLUGS) {
      const event = events[slug];
      if (!event) continue;
      options.staticEvents ??= {};
      options.staticEvents[slug] = { ...options.staticEvents[slug], [`${event.e_id ?? event.name}`]: [event] };
    }
  } catch {
    // Spec 8: the console is told, and the other events are sent.
    warn("Late event data is no valid JSON.");
  }
};
