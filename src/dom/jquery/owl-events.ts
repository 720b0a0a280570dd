import { attempt } from "#src/dom/attempt.ts";
import type { StorefrontEvents } from "#src/public-types.ts";
import { pageJQuery } from "./jquery.ts";
import { earlyCalls } from "./jquery-owl-plugin.ts";
import { followJQuery, listenToPage } from "./page-listeners.ts";

/** The bridge for carousel events: Owl's names and payload through jQuery, and a native name always. */

export type OwlStatus = Pick<StorefrontEvents["storefront:carousel-changed"], "item" | "page">;

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

/** Fires `<name>.owl.<space>` with jQuery and `storefront:carousel-<name>` natively. False when a listener vetoes. */
export const emitOwl = ({ host, name, space, payload, callback }: OwlCall): boolean => {
  const type = `${name}.owl.${space}`;
  const nativeName = `storefront:carousel-${space === "carousel" ? "" : `${space}-`}${name}`;
  const jquery = followJQuery();
  const event = jquery?.Event?.(type, payload);
  firing.push({ host, type });
  // jQuery rethrows what another script's listener throws, but the carousel has moved all the same.
  attempt(() => {
    if (event) jquery?.(host).trigger(event);
    // Only a jQuery call can bring a callback, so the callback gets jQuery's event.
    callback?.(event);
  });
  firing.pop();
  const native = new CustomEvent(nativeName, { bubbles: true, cancelable: true, detail: payload });
  return host.dispatchEvent(native) && !event?.isDefaultPrevented();
};

/** Hears other scripts' events on a carousel, never our own. Returns the undo. */
export const listenToOwl = (
  host: Element,
  type: string,
  onCall: (args: unknown[], event: Event) => void,
): (() => void) =>
  listenToPage(
    type,
    // One jQuery object may hold several slides, so the arguments are passed as they were fired.
    (_args, event, argsAsFired) => {
      // Carousels may be nested, and events bubble.
      const isOwn = firing.some((call) => call.host === host && call.type === type);
      if (event.target === host && !isOwn) onCall(argsAsFired, event);
    },
    host,
  );

/** Calls a carousel by a jQuery event, which other scripts hear too. */
export const triggerOwl = (host: Element, name: string, args: unknown[]): void =>
  void pageJQuery()?.(host).trigger(`${name}.owl.carousel`, args);

/** Carries out the calls that came before the carousel's code. */
export const repeatEarlyCalls = (host: Element): void => {
  const calls = earlyCalls.get(host) ?? [];
  earlyCalls.delete(host);
  for (const [type, args] of calls) triggerOwl(host, type, args);
};

export const asCollection = (element: Element): unknown => pageJQuery()?.(element) ?? element;

/** Keeps the instance where plugins look for Owl's, in jQuery's data. Returns the undo. */
export const keepInstance = (host: Element, instance: object): (() => void) => {
  const collection = pageJQuery()?.(host);
  collection?.data("owl.carousel", instance);
  return () => void collection?.removeData("owl.carousel");
};
