/** The page's own jQuery, if it has one. The bundle neither ships nor needs it, but other plugins talk through it. */

export interface JQueryEvent {
  readonly type: string;
  isDefaultPrevented(): boolean;
}

export interface JQueryCollection {
  readonly jquery: string;
  readonly [index: number]: unknown;
  on(names: string, handler: (event: Event, ...args: unknown[]) => unknown): JQueryCollection;
  on(names: string, data: object, handler: (event: Event, ...args: unknown[]) => unknown): JQueryCollection;
  off(names: string, handler: (event: Event, ...args: unknown[]) => unknown): JQueryCollection;
  trigger(event: string | JQueryEvent, args?: unknown[]): JQueryCollection;
  triggerHandler(name: string, args?: unknown[]): unknown;
  data(): Record<string, unknown>;
  data(key: string): unknown;
  data(key: string, value: unknown): JQueryCollection;
  removeData(key: string): JQueryCollection;
  get(): unknown[];
}

interface JQueryListener {
  handler: unknown;
  selector?: string;
  data?: { variationForm?: unknown; addToCartHandler?: unknown };
}

/** Listeners in calling order. The first `delegateCount` are delegated ones, with a selector. */
interface JQueryListeners extends Array<JQueryListener> {
  delegateCount?: number;
}

export interface JQuery {
  (target: unknown): JQueryCollection;
  Event?: (type: string, properties: object) => JQueryEvent;
  fn: Record<string, unknown>;
  /** jQuery's private data of an element; `events` are its listeners by type. Its documentation does not promise it. */
  _data?: (target: EventTarget, key: "events") => Readonly<Record<string, JQueryListeners>> | undefined;
  /** Takes listeners and data off elements, as `remove()` does. */
  cleanData?: (elements: readonly Element[]) => void;
  scroll_to_notices?: (target: unknown) => void;
  AdvanceWooDiscountRules?: {
    getDynamicDiscountPriceFromCartForm(form: unknown, target: unknown, options?: Record<string, unknown>): void;
  };
}

declare global {
  interface Window {
    jQuery?: JQuery;
  }
}

/** Read at each use: optimisers may load jQuery late, and until then put a stand-in without `fn` in its place. */
export const pageJQuery = (): JQuery | undefined => (window.jQuery?.fn ? window.jQuery : undefined);

/** An element's jQuery listeners of a type; none where jQuery does not tell. */
export const listenersOf = (target: EventTarget, type: string): JQueryListeners =>
  pageJQuery()?._data?.(target, "events")?.[type] ?? [];

/** jQuery listeners get elements as jQuery objects, native ones as elements. */
export const unwrap = (value: unknown): unknown => {
  const collection = value as JQueryCollection | null | undefined;
  return collection?.jquery ? collection[0] : value;
};

/** When another script last sent a request through jQuery, by address and data, in milliseconds of the page's clock. */
export const requestedAt = new Map<string, number>();

export const watchJQueryRequests = (jquery: JQuery): void => {
  // Scripts also trigger `ajaxSend` by hand, without its arguments.
  jquery(document).on("ajaxSend", (_event, _request, settings) => {
    const sent = settings as { url: unknown; data: unknown } | undefined;
    requestedAt.set(`${sent?.url}&${sent?.data}`, performance.now());
  });
};
