/**
 * Page builders print constructor calls (`new BreakdanceMiniCart(selector, options)`) whose options stand nowhere
 * else. The entry publishes those constructors, so that the page's own calls configure the widgets.
 */

interface BuilderCall {
  selector: string;
  args: readonly unknown[];
}

const calls = new Map<string, BuilderCall[]>();

const record = (name: string, selector: string, args: readonly unknown[]): void => {
  calls.set(name, [...(calls.get(name) ?? []), { selector, args }]);
};

/**
 * Publishes constructors under the names that pages call. A script that defines a name itself keeps it, now or later:
 * its elements are its own.
 */
export const publishConstructors = (names: readonly string[]): void => {
  for (const name of names) {
    if (Reflect.has(window, name)) continue;
    const BuilderWidget = class {
      constructor(selector: string, ...args: unknown[]) {
        record(name, selector, args);
      }
    };
    Object.defineProperty(window, name, { value: BuilderWidget, configurable: true, writable: true });
  }
};

/** The arguments after the selector of the page's last call for an element; undefined when there was none. */
export const builderArguments = (name: string, element: Element): readonly unknown[] | undefined =>
  calls.get(name)?.findLast(({ selector }) => element.matches(selector))?.args;

declare const BREAKDANCE_ADDED_TO_CART: unknown;

/**
 * Tells widgets that the server added a product while it made this page. The builder says so with a top-level `let`,
 * which is no property of the window.
 */
export const announceEarlierAdd = (): void => {
  if (typeof BREAKDANCE_ADDED_TO_CART === "undefined") return;
  document.body.dispatchEvent(new CustomEvent("storefront:added-before-load", { bubbles: true }));
};
