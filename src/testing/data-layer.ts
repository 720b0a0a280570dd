import { vi } from "vitest";
import { settings, showPage } from "./page.ts";

/** A page whose product tracker writes into a data layer, as a tag manager reads it. */

export interface Pushed {
  event: string;
  ecommerce: { items: Record<string, unknown>[]; [field: string]: unknown };
  eventCallback?: (container?: string) => void;
  eventTimeout?: number;
}

export const layer = (): Pushed[] => (window as unknown as { dataLayer?: Pushed[] }).dataLayer ?? [];
export const told = (event: string) => layer().filter((pushed) => pushed.event === event);
export const namesIn = ({ ecommerce }: Pushed) => ecommerce.items.map(({ item_name }) => item_name);

export const trackerSettings = { ...settings, gtm4wp_datalayer_name: "dataLayer", gtm4wp_currency: "EUR" };

export const showTracked = async (html: string, more: object = {}) => {
  const loader = showPage(html, { ...trackerSettings, ...more });
  await loader.mount();
  return loader;
};

export const endTracking = () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "dataLayer");
  delete window.jQuery;
};

/** A product's data as an attribute's value. */
export const json = (item: object) => JSON.stringify(item).replaceAll('"', "&quot;");

/** Presses and returns whether the press was held. */
export const press = (element: Element, init: MouseEventInit = {}): boolean =>
  !element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
