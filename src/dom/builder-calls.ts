import { fireNative } from "./fire-native.ts";
import { standInForMenu } from "./menu-stand-in.ts";

/**
 * Page builders print constructor calls (`new BreakdanceMiniCart(selector, options)`) whose options stand nowhere
 * else. The entry publishes those constructors, so that the page's own calls configure the widgets.
 */

interface BuilderCall {
  name: string;
  selector: string;
  args: readonly unknown[];
}

const calls: BuilderCall[] = [];

/** For a call that the page printed but could not make. One that it has made says more. */
export const recallCall = (name: string, selector: string, args: readonly unknown[]): void => {
  if (!calls.some((call) => call.name === name && call.selector === selector)) calls.push({ name, selector, args });
};

/** Bubbles from every element that a call is for, so that a widget can answer to calls that come after its mount. */
const BUILDER_CALL = "storefront:builder-call";

const tell = (selector: string, type: string): boolean => {
  const elements = document.querySelectorAll(selector);
  for (const element of elements) fireNative(element, type);
  return elements.length > 0;
};

const reportMissing = (name: string, selector: string): void =>
  void import("#src/report-error.ts").then(({ reportError }) =>
    reportError(name, `Element not found. new ${name}("${selector}", …): correct the selector.`),
  );

/** The constructors that are ours: whatever else has one of their names is the builder's own script. */
export const published = new Set<unknown>();

/**
 * Publishes constructors under the names that pages call. A script that defines a name itself keeps it, now or later:
 * its elements are its own.
 */
export const publishConstructors = (names: readonly string[]): void => {
  for (const name of names) {
    if (Reflect.has(window, name)) continue;
    const BuilderWidget = class {
      readonly #selector: string;
      constructor(selector: string, ...args: unknown[]) {
        this.#selector = selector;
        calls.push({ name, selector, args });
        if (name === "AwesomeMenu") standInForMenu(this, selector);
        if (!tell(selector, BUILDER_CALL)) reportMissing(name, selector);
      }
      // The builder's editor keeps the instances and calls these after each change of a setting.
      refresh() {
        tell(this.#selector, "storefront:builder-refresh");
      }
      // The mini-cart's name for it.
      update() {
        this.refresh();
      }
      destroy() {
        tell(this.#selector, "storefront:builder-destroy");
      }
    };
    published.add(BuilderWidget);
    Reflect.set(window, name, BuilderWidget);
  }
};

/** The arguments after the selector of the page's last call for an element; undefined when there was none. */
export const builderArguments = (name: string, element: Element): readonly unknown[] | undefined =>
  calls.findLast((call) => call.name === name && element.matches(call.selector))?.args;

/** For tests: each has a page of its own. */
export const forgetCalls = (): void => void calls.splice(0);

declare const BREAKDANCE_ADDED_TO_CART: unknown;

/**
 * Tells widgets that the server added a product while it made this page. The builder says so with a top-level `let`,
 * which is no property of the window.
 */
export const announceEarlierAdd = (): void => {
  if (typeof BREAKDANCE_ADDED_TO_CART === "undefined") return;
  fireNative(document.body, "storefront:added-before-load");
};
