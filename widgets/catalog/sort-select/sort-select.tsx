import type { Hear } from "#src/dom/delegated-events.ts";
import { listenersOf, requestedAt } from "#src/dom/jquery.ts";
import { createSlot } from "#src/dom/slot.ts";
import { isBrowsingKey, isSamePress } from "./browsing-keys.ts";
import { readParts } from "./contract.ts";
import "./style.css";

/**
 * The platform's script, or a theme's copy of it, may be on the page too; filters have asked for the list in the chosen
 * order by now, or put it into the address.
 */
const isSortedByPage = (form: HTMLFormElement, { name, value }: HTMLSelectElement): boolean =>
  listenersOf(form, "change").some(({ handler }) => String(handler).includes("submit")) ||
  [...requestedAt.keys(), location.search, ""].join("&").includes(`${name}=${value}&`);

/**
 * As the platform's script does: submit handlers run, jQuery's too, and may prevent it; fields are not validated. True where
 * one has prevented it: a filter, which sorts the list in place.
 */
const submit = (form: HTMLFormElement): boolean => {
  const { noValidate } = form;
  const sent: Event[] = [];
  // Before those who keep others from hearing of it.
  addEventListener("submit", (event) => sent.push(event), { capture: true, once: true });
  form.noValidate = true;
  form.requestSubmit();
  form.noValidate = noValidate;
  return sent.some(({ defaultPrevented }) => defaultPrevented);
};

const createHint = (text: string): HTMLElement => {
  const hint = createSlot();
  hint.className = "sw-sort-hint";
  hint.textContent = text;
  return hint;
};

const speak = (text: string): void =>
  void import("#src/dom/announce.ts").then(
    ({ announce }) => announce(text),
    // It is to be read beside the select, too.
    () => {},
  );

/** Sorts as soon as an order is chosen; one that is walked to by keyboard waits to be confirmed. Returns the undo. */
export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const { select, form, hintText, pageOrder } = readParts(host);
  let appliedOrder = pageOrder;
  const hint = createHint(hintText);
  let isBrowsing = false;
  let pressedAt = -Infinity;

  const browse = (isBeginning: boolean): void => {
    isBrowsing = isBeginning;
    select.dataset.state = isBrowsing ? "browsing" : "idle";
    if (isBrowsing) select.after(hint);
    else hint.remove();
  };

  const apply = (): void => {
    browse(false);
    if (submit(form)) {
      appliedOrder = select.value;
      return;
    }
    // Else Back would bring a page in one order whose select names another, and choosing that one would change nothing.
    const nameOrder = () => {
      select.value = appliedOrder;
    };
    addEventListener("pagehide", nameOrder, { once: true });
  };

  browse(false);
  hear("keydown", (event) => {
    if (event.key === "Enter" && isBrowsing) {
      event.preventDefault();
      apply();
      return;
    }
    pressedAt = isBrowsingKey(event) ? performance.now() : -Infinity;
  });
  hear("change", () => {
    const isSorted = isSortedByPage(form, select);
    if (!isSorted && !isSamePress(pressedAt, performance.now())) {
      apply();
      return;
    }
    const isChanged = !isSorted && select.value !== appliedOrder;
    browse(isChanged);
    if (isChanged) speak(hintText);
  });
  hear("focusout", () => {
    // A look at another window is no decision.
    if (isBrowsing && document.hasFocus()) apply();
  });
  return () => {
    hint.remove();
    delete select.dataset.state;
  };
};
