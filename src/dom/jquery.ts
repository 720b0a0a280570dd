/** The page's own jQuery, if it has one. This project neither ships nor needs it; other plugins talk through it. */

export interface JQueryCollection {
  readonly jquery: string;
  readonly [index: number]: unknown;
  on(names: string, handler: (event: Event, ...args: unknown[]) => unknown): JQueryCollection;
  off(names: string, handler: (event: Event, ...args: unknown[]) => unknown): JQueryCollection;
  trigger(name: string, args?: unknown[]): JQueryCollection;
  triggerHandler(name: string, args?: unknown[]): unknown;
  data(): Record<string, unknown>;
}

export type JQuery = (target: unknown) => JQueryCollection;

declare global {
  interface Window {
    jQuery?: JQuery;
  }
}

/** Asked at each use: optimisers load jQuery at any time, also after this script. */
export const pageJQuery = (): JQuery | undefined => (typeof window.jQuery === "function" ? window.jQuery : undefined);

const isCollection = (value: unknown): value is JQueryCollection =>
  typeof value === "object" && value !== null && "jquery" in value;

/** jQuery listeners expect buttons and forms as jQuery objects, ours as elements. */
export const unwrap = (value: unknown): unknown => (isCollection(value) ? value[0] : value);

/** What plugins stored on an element with `.data(key, value)`, and the element's data attributes as jQuery read them. */
export const jqueryDataOf = (element: Element): Record<string, unknown> => pageJQuery()?.(element).data() ?? {};

const requested: string[] = [];
const watched = new WeakSet<object>();

/** Remembers what other scripts request through jQuery, so that no request is made twice. */
export const watchJQueryRequests = (jquery: JQuery): void => {
  if (watched.has(jquery)) return;
  watched.add(jquery);
  jquery(document).on("ajaxSend", (_event, _request, settings) => {
    if (typeof settings === "object" && settings !== null && "url" in settings) requested.push(String(settings.url));
  });
};

/** How many requests with this text in their address other scripts of the page have sent so far. */
export const countPageRequests = (part: string): number => requested.filter((url) => url.includes(part)).length;
