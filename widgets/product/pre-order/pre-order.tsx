import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { create } from "#src/dom/create.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { countDown } from "#src/dom/ticker.ts";
import { momentOf } from "#src/moment.ts";
import { type PreOrderForm, readForm } from "./contract.ts";
import { availabilityLine, countdownText, type PreOrderData, preOrderEnd } from "./pre-order-rules.ts";

/** Returns a function that writes the button's HTML; without a text it restores the server's content. */
const createLabel = (button: HTMLElement) => {
  const before = [...button.childNodes];
  const original = button.textContent.trim();
  return (html = ""): void => {
    const { childNodes, textContent } = parseServerHtml(html);
    button.replaceChildren(...(textContent && textContent.trim() !== original ? childNodes : before));
  };
};

/** Shows the pre-order line until the date. Returns the undo. */
const showLine = ({ offer, end }: { offer: PreOrderData; end: number }, form: PreOrderForm, onOver: () => void) => {
  const html = availabilityLine(offer, form);
  const line = create("p", { className: "bp-preorder-available-date" });
  line.append(parseServerHtml(html));
  // Keep the text nodes: a new one each second would make translation scripts ask for a translation each second.
  const clocks = [...line.querySelectorAll("[role=timer]")].map((timer) => timer.appendChild(new Text()));
  if (html) form.area.insertAdjacentElement(form.place, line);
  const tell = (left: readonly number[] | undefined) => {
    // At its exact end the pre-order is over: its date is no longer in the future.
    if (!left || Date.now() === end) onOver();
    else for (const clock of clocks) clock.data = countdownText(form.countdownFormat, left);
  };
  const stop = end < Infinity ? countDown(end, tell) : () => {};
  return () => {
    stop();
    line.remove();
  };
};

export const attach = async (host: HTMLElement): Promise<() => void> => {
  const { simple, serverLine, buttons } = readForm(host);
  // Imported here because a simple product does not need it.
  const choice = simple ? undefined : await import("#src/stores/variation.ts");
  const labels = buttons.map(createLabel);
  const restoreLine = serverLine && keepAttributes(serverLine, ["style"]);
  let remove: (() => void) | undefined;

  const show = (offer: PreOrderData = {}): void => {
    // Read anew, because an optimiser may bring the plugin's texts after the first choice.
    const form = readForm(host);
    // Without them this is another plugin's pre-order, or none: leave its texts alone.
    if (!form.defaultText) return;
    // The server's line cannot count down and outlives the date, so this writes one in its place.
    if (serverLine) serverLine.style.display = "none";
    remove?.();
    const end = preOrderEnd(offer, momentOf);
    const isActive = end > Date.now();
    const [state, text] = isActive ? ["pre-order", form.preOrderText] : ["available", form.defaultText];
    host.dataset.state = state;
    for (const label of labels) label(text);
    remove = isActive ? showLine({ offer, end }, form, show) : undefined;
  };

  const stop = choice?.onVariation(host, (state) => {
    // Until the next variation is shown the last one's words stay, as its price does: two pre-orders would flicker.
    if (state.phase !== "found") show(state.variation);
  });
  if (simple) show(simple);
  return () => {
    stop?.();
    remove?.();
    // Without a state nothing was written, and the words may be another plugin's.
    if (host.dataset.state) for (const label of labels) label();
    restoreLine?.();
    delete host.dataset.state;
  };
};
