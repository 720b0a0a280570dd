import { PlatformError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { type EventBySlug, type PixelEvent, pixelOptions, SLUGS, type Slug } from "./contract.ts";

const merged = new WeakSet<Element>();

const keep = (slug: Slug, event: PixelEvent | undefined): void => {
  if (!event) return;
  const options = pixelOptions();
  options.staticEvents ??= {};
  options.staticEvents[slug] = { ...options.staticEvents[slug], [`${event.e_id ?? event.name}`]: [event] };
};

/** Makes a static event of one that the shop's session has kept for this page, in place of one with the same id. */
export const mergeLateEvent = (): void => {
  const element = document.getElementById("pys_late_event");
  if (!element || merged.has(element)) return;
  merged.add(element);
  try {
    const events: EventBySlug = Object(JSON.parse(element.getAttribute("dir") ?? ""));
    // By this id the shop has reported the event to Facebook, which counts it once.
    const { eventID } = events.facebook ?? {};
    const reported = eventID && { eventID, isReported: true };
    for (const slug of SLUGS) keep(slug, events[slug] && { ...events[slug], ...reported });
  } catch {
    // Spec 8: the console is told, and the other events are sent. The plugin prints the word "undefined" too.
    reportError("pixels", new PlatformError("shape", "Late event data is no valid JSON."));
  }
};
