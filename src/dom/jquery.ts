/** The page's own jQuery, if it has one. This project neither ships nor needs it; other plugins talk through it. */

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
  /** What was given along when it was bound. */
  data?: { variationForm?: unknown; addToCartHandler?: unknown };
}

/** In the order in which they hear; those that are bound for what is inside of the element come first. */
interface JQueryListeners extends Array<JQueryListener> {
  delegateCount?: number;
}

export interface JQuery {
  (target: unknown): JQueryCollection;
  Event?: (type: string, properties: object) => JQueryEvent;
  /** Methods of every collection; plugins add theirs. */
  fn: Record<string, unknown>;
  /** What jQuery itself keeps on an element; `events` are its listeners by type. Absent from version 4 on. */
  _data?: (target: EventTarget, key: "events") => Readonly<Record<string, JQueryListeners>> | undefined;
  /** The platform's own function, which other plugins call. */
  scroll_to_notices?: (target: unknown) => void;
  /** The discount plugin's own object, whose one call other plugins make. */
  AdvanceWooDiscountRules?: {
    getDynamicDiscountPriceFromCartForm(form: unknown, target: unknown, options?: Record<string, unknown>): void;
  };
}

declare global {
  interface Window {
    jQuery?: JQuery;
  }
}

/**
 * Asked at each use: optimisers load jQuery at any time, also after this script. What only keeps the callbacks of `$(…)`
 * until then has no methods.
 */
export const pageJQuery = (): JQuery | undefined => (window.jQuery?.fn ? window.jQuery : undefined);

/** What listens to an element through jQuery, as jQuery keeps it. */
export const listenersOf = (target: EventTarget, type: string): JQueryListeners =>
  pageJQuery()?._data?.(target, "events")?.[type] ?? [];

/** jQuery listeners expect buttons and forms as jQuery objects, ours as elements. */
export const unwrap = (value: unknown): unknown => {
  const collection = value as JQueryCollection | null | undefined;
  return collection?.jquery ? collection[0] : value;
};

/** When the page last requested something through jQuery, by address and data, in milliseconds since the page's start. */
export const requestedAt = new Map<string, number>();

/** Remembers what other scripts request through jQuery, so that no request is made twice. */
export const watchJQueryRequests = (jquery: JQuery): void => {
  // Scripts fire this by hand too, without what belongs to it.
  jquery(document).on("ajaxSend", (_event, _request, settings) => {
    const sent = settings as { url: unknown; data: unknown } | undefined;
    requestedAt.set(`${sent?.url}&${sent?.data}`, performance.now());
  });
};
