import { addedParams, additionOf, type Chosen } from "./cart-value.ts";
import { countsValue, eventsOf, type PixelEvent, SLUGS, type Slug } from "./contract.ts";
import { newToken, setEventUniqueId } from "./event-ids.tsx";
import type { Pixel, Pixels } from "./pixel.ts";

type Params = NonNullable<PixelEvent["params"]>;
type Handler = "onWooAddToCartOnButtonEvent" | "onWooAddToCartOnSingleEvent" | "onEddAddToCartOnButtonEvent";

interface Added {
  shop: "woo" | "edd";
  /** Each network may know a product by another id. */
  productFor: (slug: Slug) => PixelEvent | undefined;
  /** Missing for a list's button, whose event is the product's own. */
  chosen?: Chosen;
  /** Pixels of add-ons reckon by themselves. */
  call: readonly [Handler, ...unknown[]];
}

/** Does nothing where the page has printed no data of the product for a network. */
export const fireAddition = (pixels: Pixels, { shop, productFor, chosen, call }: Added): void => {
  const [handler, ...args] = call;
  const eventId = `${shop}_add_to_cart_on_button_click`;
  const paramsFor = (slug: Slug, params: Params, { grouped }: PixelEvent) => {
    if (!chosen) return params;
    const addition = additionOf(chosen, grouped);
    return addition && addedParams(slug, params, { ...addition, countsValue: countsValue(shop) });
  };
  setEventUniqueId(eventId, newToken());
  for (const slug of SLUGS) {
    const event = eventsOf(eventId)?.[slug];
    const product = productFor(slug);
    if (!event || !product) continue;
    const pixel: Pixel & Partial<Record<Handler, (...args: unknown[]) => void>> = pixels[slug];
    const params = paramsFor(slug, { ...event.params, ...product.params }, product);
    if (pixel[handler]) pixel[handler](...args);
    else if (params) pixel.fireEvent(event.name, { ...event, params });
  }
};
