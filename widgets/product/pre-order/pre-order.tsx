import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { create } from "#src/dom/create.ts";
import { countDown } from "#src/dom/ticker.ts";
import { momentOf } from "#src/moment.ts";
import type { VariationState } from "#src/stores/variation-state.ts";
import { type PreOrderForm, readForm } from "./contract.ts";
import { availabilityLine, countdownText, type PreOrderData, preOrderEnd } from "./pre-order-rules.ts";

/** The button's text, which goes back to the server's without one. */
const createLabel = (button: HTMLElement) => {
  const before = [...button.childNodes];
  const original = button.textContent.trim();
  return (text = ""): void => button.replaceChildren(...(text && text !== original ? [text] : before));
};

/** The line, and in it what counts down, where the text has a place for it. */
const createLine = ([first = "", ...others]: readonly string[]) => {
  const line = create("p", { className: "bp-preorder-available-date" });
  const timer = create("span", { role: "timer", translate: false });
  // The one text stays: for a new one each second, scripts that translate the page would ask each second.
  const clock = new Text();
  timer.append(clock);
  line.append(first, others.length > 0 ? timer : "", others.join(""));
  return { line, clock };
};

/** Shows what is offered as a pre-order until its date. Returns the undo. */
const present = ({ offer, end }: { offer: PreOrderData; end: number }, form: PreOrderForm, onOver: () => void) => {
  const texts = availabilityLine(offer, form);
  const { line, clock } = createLine(texts ?? []);
  if (texts) form.area.insertAdjacentElement(form.place, line);
  const tell = (left: readonly number[] | undefined) => {
    // At its very moment it is no longer in the future.
    if (!left || Date.now() === end) onOver();
    else clock.data = countdownText(form.countdownFormat, left);
  };
  const stop = Number.isFinite(end) && countDown(end, tell);
  return () => {
    if (stop) stop();
    line.remove();
  };
};

/** Keeps button and date line those of the simple product, or of the variation that the shopper sees. Returns the undo. */
export const attach = (host: HTMLElement): (() => void) => {
  const form = readForm(host);
  // Without the plugin's words they are another plugin's pre-orders, or none at all: its texts stay.
  if (!form.defaultText) return () => {};
  const { serverLine } = form;
  const labels = form.buttons.map(createLabel);
  const reveal = serverLine && keepAttributes(serverLine, ["style"]);
  let remove: (() => void) | undefined;

  // It is right while this is a pre-order, except for what only a clock can say.
  if (serverLine) serverLine.style.display = "none";

  const show = (offer?: PreOrderData): void => {
    remove?.();
    const end = offer ? preOrderEnd(offer, momentOf) : 0;
    const isActive = end > Date.now();
    const [state, text] = isActive ? ["pre-order", form.preOrderText] : ["available", form.defaultText];
    host.dataset.state = state;
    for (const label of labels) label(text);
    remove = offer && isActive ? present({ offer, end }, form, show) : undefined;
  };

  let isOver = false;
  let stop: (() => void) | undefined;
  const follow = async () => {
    // A simple product needs none of this.
    const { onVariation } = await import("#src/stores/variation.ts");
    const showOffer = (state: VariationState) => show(state.phase === "shown" ? state.variation.data : undefined);
    if (!isOver) stop = onVariation(host, showOffer);
  };
  if (form.simple) show(form.simple);
  // The browser itself tells of a file that cannot be loaded; the button then keeps the server's text.
  else follow().catch(() => {});
  return () => {
    isOver = true;
    stop?.();
    remove?.();
    for (const label of labels) label();
    reveal?.();
    delete host.dataset.state;
  };
};
