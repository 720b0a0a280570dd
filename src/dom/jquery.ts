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

export interface JQuery {
  (target: unknown): JQueryCollection;
  /** The platform's own function, which other plugins call. */
  scroll_to_notices?: (target: unknown) => void;
}

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

/** An answer to the same event goes out in the same turn of the page's scripts. */
const SAME_TURN_MS = 50;

const requested = new Map<string, number>();
const watched = new WeakSet<object>();

/** Remembers what other scripts request through jQuery, so that no request is made twice. */
export const watchJQueryRequests = (jquery: JQuery): void => {
  if (watched.has(jquery)) return;
  watched.add(jquery);
  jquery(document).on("ajaxSend", (_event, _request, settings) => {
    if (typeof settings === "object" && settings !== null && "url" in settings) {
      requested.set(String(settings.url), performance.now());
    }
  });
};

/**
 * True when another script has just requested an address with this text in it. Resolves when every listener of the
 * event at hand has had its turn.
 */
export const isAnsweredByPage = async (part: string): Promise<boolean> => {
  await Promise.resolve();
  return [...requested].some(([url, at]) => url.includes(part) && performance.now() - at < SAME_TURN_MS);
};

/** Plugins scroll to their notices by this function; where the platform's script is gone, it is ours. */
export const publishScrollHelper = (jquery: JQuery): void => {
  jquery.scroll_to_notices ??= (target) => {
    void import("./scroll-to-notices.ts").then(({ scrollToNotices }) => {
      const notice = unwrap(target);
      if (notice instanceof Element) scrollToNotices(notice);
    });
  };
};
