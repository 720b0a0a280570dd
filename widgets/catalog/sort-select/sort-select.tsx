import type { Hear } from "#src/dom/delegated-events.ts";
import { listenersOf, requestedAt } from "#src/dom/jquery/jquery.ts";
import { SAME_PRESS_MS } from "#src/dom/same-press.ts";
import { createSlot } from "#src/dom/slot.ts";
import { readParts } from "./contract.ts";
import "./style.css";

/** The platform's script (or a copy) listens; a filter has by now requested this order or put it into the address. */
const isSortedByPage = (form: HTMLFormElement, { name, value }: HTMLSelectElement): boolean =>
  listenersOf(form, "change").some(({ handler }) => String(handler).includes("submit")) ||
  [...requestedAt.keys(), location.search, ""].join("&").includes(`${name}=${value}&`);

/**
 * As the platform's script does: handlers run, fields are not validated. True when one, such as a filter, prevents it.
 */
const submit = (form: HTMLFormElement): boolean => {
  const { noValidate } = form;
  const sent: Event[] = [];
  // Captures the event before a handler can stop its propagation.
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
    // The hint can still be read beside the select.
    () => {},
  );

/** While browsing, the select names an order in which the page is not sorted yet. */
type State = "idle" | "browsing";

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const { select, form, hintText, pageOrder } = readParts(host);
  let appliedOrder = pageOrder;
  const hint = createHint(hintText);
  let state: State;
  /** True while a key is handled that only passes from option to option. */
  let isPassing = false;

  const show = (next: State): void => {
    state = next;
    select.dataset.state = state;
    if (state === "browsing") select.after(hint);
    else hint.remove();
  };

  const apply = (): void => {
    show("idle");
    if (submit(form)) {
      appliedOrder = select.value;
      return;
    }
    // Otherwise Back would show a page in one order whose select names another, and choosing that would change nothing.
    const nameOrder = () => {
      select.value = appliedOrder;
    };
    addEventListener("pagehide", nameOrder, { once: true });
  };

  show("idle");
  hear("keydown", (event) => {
    if (event.key === "Enter" && state === "browsing") {
      event.preventDefault();
      apply();
      return;
    }
    // In an opened list these keys choose.
    isPassing = !/^(Enter| )$/.test(event.key);
    setTimeout(() => {
      isPassing = false;
    }, SAME_PRESS_MS);
  });
  hear("change", () => {
    const isSorted = isSortedByPage(form, select);
    if (!isSorted && !isPassing) apply();
    else if (isSorted || select.value === appliedOrder) show("idle");
    else {
      show("browsing");
      speak(hintText);
    }
  });
  hear("focusout", () => {
    // Switching to another window is no decision.
    if (state === "browsing" && document.hasFocus()) apply();
  });
  return () => {
    hint.remove();
    delete select.dataset.state;
  };
};
