import { attempt } from "#src/dom/attempt.ts";
import { type EventBySlug, type PixelEvent, pixelOptions, type Slug } from "./contract.ts";
import { resolveParams } from "./parameters.tsx";
import { fireOnce, type Pixel, type Pixels } from "./pixel.ts";

type Params = NonNullable<PixelEvent["params"]>;

/** Not the order of loading. */
const ORDER: readonly Slug[] = ["facebook", "ga", "pinterest", "bing", "reddit", "gtm"];

/** Only static events and owners' own have parameters that are read from the page; others are sent as printed. */
const resolved = ({ type, params }: PixelEvent): Params => (type === "dyn" ? { ...params } : resolveParams(params));

/** `paramsFor` adds parameters to a network's event, or refuses it by returning nothing. */
export const fireEvents = (
  pixels: Pixels,
  events: EventBySlug | undefined,
  paramsFor: (event: PixelEvent) => Params | undefined = () => ({}),
): void => {
  for (const slug of ORDER) {
    const event = events?.[slug];
    const params = event && paramsFor(event);
    // The page's own event stays as it is, so that its next use does not find these parameters.
    // What an add-on's pixel throws does not stop the networks after it.
    if (params)
      attempt(() => pixels[slug].fireEvent(event.name, { ...event, params: { ...resolved(event), ...params } }));
  }
};

export const fireStaticEvents = (pixel: Pixel): void =>
  fireOnce(pixelOptions().staticEvents?.[pixel.tag()], (event) =>
    pixel.fireEvent(event.name, { ...event, params: resolved(event) }),
  );
