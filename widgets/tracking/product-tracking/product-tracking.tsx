import type { Hear } from "#src/dom/delegated-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { addListed, addSingle, FORM_BUTTON, type FormTracker, LIST_BUTTON } from "./adds.tsx";
import {
  CART_FIELD,
  changeQuantities,
  changeQuantity,
  isSentAtOnce,
  REMOVE_LINK,
  removeLine,
  restoreLine,
  UPDATE_BUTTON,
} from "./cart-changes.tsx";
import { followCheckout } from "./checkout.tsx";
import { isTracked, openTracker } from "./contract.ts";
import { elementAt } from "./element-at.tsx";
import { followLists } from "./lists.tsx";
import { publishFunctions } from "./page-functions.tsx";
import { LISTED_LINK, selectItem } from "./select-item.tsx";
import { followVariations } from "./variations.tsx";

/** Answers a press on an element of a kind. True where a repeated press must not be told again. */
type Act = (event: MouseEvent, element: HTMLElement) => boolean | undefined;

const actsOf = (tracker: FormTracker): Readonly<Record<string, Act>> => ({
  // A press from before this code has made the button busy by itself.
  [LIST_BUTTON]: (event, button) =>
    !(event.eventPhase ? button.matches(".loading") : event.detail > 1) && addListed(tracker, button),
  [FORM_BUTTON]: (_event, button) => addSingle(tracker, button),
  // The second click of a double click may hit the line that has moved up.
  [REMOVE_LINK]: ({ detail }, link) => detail < 2 && removeLine(tracker, link as HTMLAnchorElement),
  // Each number is told once, so a repeated press tells nothing.
  [UPDATE_BUTTON]: (_event, button) => void changeQuantities(tracker, (button as HTMLButtonElement).form),
  [LISTED_LINK]: (event, link) => selectItem(tracker, event, link as HTMLAnchorElement),
});

/** What the visitor's last press has told of. */
let counted: Element | undefined;

const followPresses = (tracker: FormTracker, hear: Hear, options: AddEventListenerOptions): void => {
  const acts = Object.entries(actsOf(tracker));
  const press = (event: MouseEvent): void => {
    const { isTrusted } = event;
    // Scripts repeat a press that they have held, and it counts once.
    if (isTrusted) counted = undefined;
    for (const [selector, act] of acts) {
      const element = elementAt(event, selector);
      if (element && element !== counted && act(event, element) && isTrusted) counted = element;
    }
  };
  document.addEventListener("click", press, options);
  // The loader hands over a press from before this code.
  hear("click", (event) => event.eventPhase || press(event));
  document.addEventListener(
    "auxclick",
    (event) => {
      const link = elementAt<HTMLAnchorElement>(event, LISTED_LINK);
      if (link && event.button === 1) selectItem(tracker, event, link);
    },
    options,
  );
};

const followQuantities = (tracker: FormTracker, options: AddEventListenerOptions): void => {
  document.addEventListener(
    "change",
    (event) => {
      const field = elementAt<HTMLInputElement>(event, CART_FIELD);
      // Wait for the widget of the field, which corrects a number that the shop does not sell.
      if (field && isSentAtOnce(field)) setTimeout(changeQuantity, 0, tracker, field);
    },
    options,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      // Scripts press a link for its Space key, which is a press of its own.
      if (event.key === " ") counted = undefined;
      const field = elementAt<HTMLInputElement>(event, CART_FIELD);
      if (event.key === "Enter" && field?.form && !isSentAtOnce(field)) changeQuantities(tracker, field.form);
    },
    options,
  );
  document.addEventListener(
    "storefront:item-restored",
    (event) => restoreLine(tracker, (event as CustomEvent<{ key: string }>).detail.key),
    options,
  );
};

const track = (hear: Hear): (() => void) => {
  const over = new AbortController();
  // Scripts that act on a press may stop its event.
  const options = { capture: true, signal: over.signal };
  const opened = openTracker();
  const { chosenIn, stop } = followVariations(opened);
  const tracker = { ...opened, chosenIn };
  followPresses(tracker, hear, options);
  followQuantities(tracker, options);
  return undoAll([
    () => over.abort(),
    stop,
    followLists(tracker),
    followCheckout(tracker, options),
    publishFunctions(tracker),
  ]);
};

export const attach = (_host: HTMLElement, hear: Hear): (() => void) => {
  let stop = () => {};
  const begin = () => {
    stop = track(hear);
  };
  if (isTracked()) return stop;
  // Nobody sees a page that is only prepared.
  if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
  return () => {
    document.removeEventListener("prerenderingchange", begin);
    stop();
  };
};
