import { eventsOf, type PixelEvent } from "./contract.ts";

const ids = new Map<string, string>();

/** A network drops what comes with an id that it has seen, so the id that the server has printed goes, too. */
export const setEventUniqueId = (key: string, id: string): void => {
  ids.set(key, id);
  for (const event of Object.values(eventsOf(key) ?? {})) event.eventID = id;
};

const hexDigit = (digit: string): string => {
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
};

/** A UUID of 36 characters. `crypto.randomUUID()` is missing on pages without TLS. */
export const newToken = (): string => "10000000-1000-4000-8000-100000000000".replace(/[018]/g, hexDigit);

interface Settings {
  ajaxForServerEvent?: unknown;
  ajaxForServerStaticEvent?: unknown;
}

/** One id for an event in all networks. The server's stands only where the server has reported the event by itself. */
export const uniqueIdOf = (event: PixelEvent, settings: Settings): string => {
  const isAsked = event.type === "static" ? settings.ajaxForServerStaticEvent : settings.ajaxForServerEvent;
  if (event.eventID && (event.isReported || !isAsked)) return event.eventID;
  const key = `${event.custom_event_post_id || event.e_id || ""}`;
  const id = ids.get(key) ?? newToken();
  if (key) ids.set(key, id);
  return id;
};
