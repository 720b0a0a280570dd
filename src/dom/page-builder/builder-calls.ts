import { fireNative } from "#src/dom/fire-native.ts";
import { standInForMenu } from "./menu-stand-in.ts";

/**
 * Page builders print constructor calls (`new BreakdanceMiniCart(selector, options)`), and the options stand nowhere
 * else. The entry publishes those constructors, so that the page's own calls configure the widgets.
 */

interface BuilderCall {
  name: string;
  selector: string;
  args: readonly unknown[];
}

const calls: BuilderCall[] = [];

/** Adds a call that the page printed but could not make. A call that it has made says more and stays. */
export const recallCall = (name: string, selector: string, args: readonly unknown[]): void => {
  if (!calls.some((call) => call.name === name && call.selector === selector)) calls.push({ name, selector, args });
};

/** Bubbles from every element that a call names, so that a widget mounted before the call can answer it. */
const BUILDER_CALL = "storefront:builder-call";

const tell = (selector: string, type: string): void => {
  for (const element of document.querySelectorAll(selector)) fireNative(element, type);
};

const reportMissing = (name: string, selector: string): void =>
  void import("#src/report-error.ts").then(({ reportError }) =>
    reportError(name, `Element not found. Correct the selector "${selector}".`),
  );

/** Our own constructors. Anything else under one of their names is the page builder's script. */
export const published = new Set<unknown>();

/** Publishes constructors under the names that pages call. A script that defines a name, early or late, keeps it. */
export const publishConstructors = (names: readonly string[]): void => {
  for (const name of names) {
    if (name in window) continue;
    const BuilderWidget = class {
      readonly #selector: string;
      constructor(selector: string, ...args: unknown[]) {
        this.#selector = selector;
        // Throws for a selector that cannot be read, as the builder's own script does. Kept, it would fail for all elements.
        if (!document.querySelector(selector)) reportMissing(name, selector);
        calls.push({ name, selector, args });
        if (name === "AwesomeMenu") standInForMenu(this, selector);
        tell(selector, BUILDER_CALL);
      }
      // The page builder's editor keeps the instances and calls these after each change of a setting.
      refresh() {
        tell(this.#selector, "storefront:builder-refresh");
      }
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

/** For tests, each of which has a page of its own. */
export const forgetCalls = (): void => void calls.splice(0);

declare const BREAKDANCE_ADDED_TO_CART: unknown;

/** Tells widgets that this page load added a product. The builder says so in a top-level `let`, not on `window`. */
export const tellEarlierAdd = (): void => {
  if (typeof BREAKDANCE_ADDED_TO_CART === "undefined") return;
  fireNative(document.body, "storefront:added-before-load");
};
