import type { PixelEvent, Slug } from "./contract.ts";

/** One network, with the names under which inline scripts and add-ons call it (`window.pys.Facebook`). */
export interface Pixel {
  tag: () => Slug;
  isEnabled: () => boolean;
  /** Starts the network and sends the static events. Does nothing while consent is missing, or once loaded. */
  loadPixel: () => void;
  /** Back to uninitialised; what has been loaded stays. */
  disable: () => void;
  /** False where nothing will be sent. True already for an event that is sent after its delay. */
  fireEvent: (name: string, event: PixelEvent) => boolean;
}

/** By the network's slug; those of add-ons may have replaced ours. */
export type Pixels = Readonly<Record<Slug, Pixel>>;

/** What is a network's own. */
export interface Network {
  /** Brings the network's script and names the owner's ids. Each loading repeats it. `isOn` ends with consent. */
  start: (isOn: () => boolean) => void;
  send: (name: string, event: PixelEvent) => void;
}

/** What a pixel asks of the page. */
export interface Surroundings {
  hasConsent: (slug: Slug) => boolean;
  isVetoed: (name: string, slug: Slug) => boolean;
  fireStaticEvents: (pixel: Pixel) => void;
  later: (act: () => void, ms: number) => unknown;
}

const MS_PER_S = 1000;

/** Without a network of its own it sends nothing: the page does not configure one, or only an add-on knows it. */
export const createPixel = (slug: Slug, own?: Network & Surroundings): Pixel => {
  let isInitialised = false;
  const pixel: Pixel = {
    tag: () => slug,
    isEnabled: () => own !== undefined,
    loadPixel: () => {
      if (isInitialised || !own?.hasConsent(slug)) return;
      own.start(() => isInitialised);
      isInitialised = true;
      own.fireStaticEvents(pixel);
    },
    disable: () => {
      isInitialised = false;
    },
    fireEvent: (name, event) => {
      if (!own || !isInitialised || own.isVetoed(name, slug)) return false;
      const delayMs = Number(event.delay) * MS_PER_S;
      // Consent may have gone meanwhile.
      if (delayMs) own.later(() => isInitialised && own.send(name, event), delayMs);
      else own.send(name, event);
      return true;
    },
  };
  return pixel;
};

/** Fires each of a network's static events once; one that could not be sent waits for the next loading. */
export const fireOnce = (
  events: Readonly<Record<string, PixelEvent[]>> | undefined,
  fire: (event: PixelEvent) => boolean,
): void => {
  for (const event of Object.values(events ?? {}).flat()) if (!event.fired) event.fired = fire(event);
};
