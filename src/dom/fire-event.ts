import type { JQuery } from "./jquery.ts";
import { followJQuery } from "./page-listeners.ts";

/** How an event reaches the page's other scripts, whichever plugin's it is. */

const firing: string[] = [];

/** True while an event is fired by this bundle itself. */
export const isOwnEvent = (name: string): boolean => firing.includes(name);

/** An event under its native name, with the arguments under their names as its detail. */
export const nativeEvent = (
  [type = "", ...keys]: readonly string[],
  args: readonly unknown[],
  init: EventInit = {},
): CustomEvent => {
  const detail = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
  return new CustomEvent(type, { bubbles: true, detail, ...init });
};

/**
 * Fires an event by its platform name, through jQuery where the page has it. Returns the page's jQuery.
 *
 * @param convert what jQuery's listeners get in place of the arguments
 */
export const fire = (
  target: EventTarget,
  name: string,
  args: readonly unknown[],
  convert?: (jquery: JQuery, args: readonly unknown[]) => unknown[],
): JQuery | undefined => {
  const jquery = followJQuery();
  firing.push(name);
  try {
    if (jquery) jquery(target).trigger(name, convert ? convert(jquery, args) : [...args]);
    else target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }));
  } catch (error) {
    // jQuery hands on what another script's listener throws. What the shopper did is done all the same.
    window.reportError(error);
  } finally {
    firing.pop();
  }
  return jquery;
};
