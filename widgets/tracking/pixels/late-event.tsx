import { PlatformError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { type EventBySlug, pixelOptions, SLUGS } from "./contract.ts";
import { setEventUniqueId } from "./event-ids.tsx";

const merged = new WeakSet<Element>();

/** Makes a static event of one that the shop's session has kept for this page, in place of one with the same id. */
export const mergeLateEvent = (): void => {
  const element = document.getElementById("pys_late_event");
  if (!element || merged.has(element)) return;
  merged.add(element);
  const options = pixelOptions();
  try {
    const events: EventBySlug = Object(JSON.parse(element.getAttribute("dir") ?? ""));
    const { facebook } = events;
    // The shop has reported the event by this id, and the network counts it once.
    if (facebook?.eventID) setEventUniqueId(`${facebook.e_id}`, facebook.eventID);
    for (const slug of SLUGS) {
      const event = events[slug];
      if (!event) continue;
      options.staticEvents ??= {};
      options.staticEvents[slug] = { ...options.staticEvents[slug], [`${event.e_id ?? event.name}`]: [event] };
    }
  } catch {
    // Spec 8: the console is told, and the other events are sent. The plugin prints the word "undefined" too.
    reportError("pixels", new PlatformError("shape", "Late event data is no valid JSON."));
  }
};
