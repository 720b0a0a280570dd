import { pageJQuery } from "./jquery.ts";
import { earlyCalls } from "./jquery-owl-plugin.ts";
import { followJQuery, listenToPage } from "./page-listeners.ts";

/** The bridge for the events of carousels: Owl's names and payload with jQuery, and a native name always. */

/** What every event carries besides its own. */
export interface OwlStatus {
  item: { count: number; index: number };
  page: { index: number; count: number; size: number };
}

export type OwlSpace = "carousel" | "lazy" | "video" | "autoplay" | "navigation";

const firing: { host: Element; type: string }[] = [];

interface OwlCall {
  host: Element;
  name: string;
  space: OwlSpace;
  payload: object;
  /** The page's callback option, called after the listeners with their event. */
  callback: ((event: unknown) => void) | undefined;
}

/**
 * Fires `<name>.owl.<space>` through jQuery where the page has it, and `storefront:carousel-<name>` natively. False when
 * a listener prevents it.
 */
export const emitOwl = ({ host, name, space, payload, callback }: OwlCall): boolean => {
  const type = `${name}.owl.${space}`;
  const nativeName = `storefront:carousel-${space === "carousel" ? "" : `${space}-`}${name}`;
  const jquery = followJQuery();
  const event = jquery?.Event?.(type, payload);
  firing.push({ host, type });
  try {
    if (event) jquery?.(host).trigger(event);
    // Callbacks come with jQuery's call only, whose event it is.
    callback?.(event);
  } catch (error) {
    // jQuery hands on what another script's listener throws. The carousel has moved all the same.
    window.reportError(error);
  } finally {
    firing.pop();
  }
  const native = new CustomEvent(nativeName, { bubbles: true, cancelable: true, detail: payload });
  return host.dispatchEvent(native) && !event?.isDefaultPrevented();
};

/** Hears what other scripts tell a carousel, never what it says itself. Returns the undo. */
export const listenToOwl = (
  host: Element,
  type: string,
  onCall: (args: unknown[], event: Event) => void,
): (() => void) =>
  listenToPage(
    type,
    // Several slides may come in one jQuery object.
    (_args, event, argsAsFired) => {
      // Carousels stand in one another, and events bubble.
      const isOwn = firing.some((call) => call.host === host && call.type === type);
      if (event.target === host && !isOwn) onCall(argsAsFired, event);
    },
    host,
  );

/** Tells a carousel what to do, for all to hear. */
export const triggerOwl = (host: Element, name: string, args: unknown[]): void =>
  void pageJQuery()?.(host).trigger(`${name}.owl.carousel`, args);

/** Tells a carousel that runs what it was told before. */
export const repeatEarlyCalls = (host: Element): void => {
  const calls = earlyCalls.get(host) ?? [];
  earlyCalls.delete(host);
  for (const [type, args] of calls) triggerOwl(host, type, args);
};

/** An element as the callers of Owl expect it. */
export const asCollection = (element: Element): unknown => pageJQuery()?.(element) ?? element;

/** Keeps the carousel's instance where other scripts look for it. Returns the undo. */
export const keepInstance = (host: Element, instance: object): (() => void) => {
  const collection = pageJQuery()?.(host);
  collection?.data("owl.carousel", instance);
  return () => void collection?.removeData("owl.carousel");
};
