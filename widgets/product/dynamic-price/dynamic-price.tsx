import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { create } from "#src/dom/create.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { hasDiscountScript } from "#src/dom/jquery/jquery-discounts.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { reportError } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import type { VariationState } from "#src/stores/variation-state.ts";
import { followTable } from "./bulk-table.tsx";
import {
  askPrice,
  isRequestError,
  type PriceSettings,
  priceAreaOf,
  QUANTITY,
  readFormIds,
  readSettings,
} from "./contract.ts";
import { type PriceSubject, priceSubject } from "./price-subject.ts";
import { createServerBlocks, type Paint } from "./server-blocks.tsx";

const PRICE = ".price";

/** The product to ask about. Spec 5: ask nothing without a product or without a place for its price. */
const subjectOf = (form: HTMLElement, settings: PriceSettings): PriceSubject | undefined => {
  // Check each time: the plugin's own script may load late.
  const isOurs = settings.isPriceDynamic && !hasDiscountScript();
  const subject = isOurs ? priceSubject(readFormIds(form, settings)) : undefined;
  return subject && priceAreaOf(form, subject.kind, settings) ? subject : undefined;
};

const priceBlockIn = (panel: Element, paint: Paint): Element => {
  const printed = panel.querySelector(PRICE);
  if (printed) return printed;
  const block = create("div", { className: "price" });
  paint(panel, [block]);
  return block;
};

/** A variation's price stands in the platform's live region, a simple product's in none. Returns the undo. */
const speakPrice = (form: HTMLElement, settings: PriceSettings): (() => void) => {
  const area = subjectOf(form, settings)?.kind === "simple" && priceAreaOf(form, "simple", settings);
  return area ? changeAttributes(area, { "aria-live": "polite" }) : () => {};
};

/** The price stands in a live region: writing the same text again would make screen readers repeat it. */
const paintPrice = (block: Element, html: string, paint: Paint): void => {
  const next = parseServerHtml(html);
  if (next.textContent !== block.textContent) paint(block, [...next.childNodes]);
};

const createPriceWriter =
  (form: HTMLElement, settings: PriceSettings, paint: Paint) =>
  ({ kind }: PriceSubject, html: string): void => {
    const area = priceAreaOf(form, kind, settings);
    if (area) paintPrice(kind === "variable" ? priceBlockIn(area, paint) : area, html, paint);
  };

export const attach = (form: HTMLElement, hear: Hear): (() => void) => {
  const settings = readSettings();
  const { paint, restore } = createServerBlocks();
  let underWay: AbortController | undefined;
  /** The request that is waiting for its answer; the same one is not sent twice. */
  let awaited = "";
  let phase: VariationState["phase"];

  const show = createPriceWriter(form, settings, paint);

  const fail = (subject: PriceSubject, error: unknown) => {
    reportError("dynamic-price", error, form);
    // Spec 8: a failed request empties the price.
    if (isRequestError(error)) show(subject, "");
  };

  const ask = async (subject: PriceSubject, quantity: string) => {
    const question = `${subject.id} ${quantity}`;
    if (awaited === question) return;
    awaited = question;
    underWay?.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    await askPrice(subject.id, quantity, signal)
      .then((html) => html !== undefined && show(subject, html))
      .catch((error: unknown) => !signal.aborted && fail(subject, error));
    if (underWay.signal === signal) awaited = "";
  };

  const update = (isChoice?: boolean) => {
    const quantity = form.querySelector<HTMLInputElement>(QUANTITY);
    const subject = subjectOf(form, settings);
    // A bundle's parts have variation forms too; choosing there says nothing about the bundle's own price.
    if (!quantity || !subject || (isChoice && subject.kind === "simple")) return;
    // Safari sets a field without autocompletion back to this where Back restores the page, but not the price.
    quantity.defaultValue = quantity.value;
    void ask(subject, quantity.value);
  };

  hear("change", ({ target }) => {
    // A newly found variation changes the quantity too; its price is asked for once it is shown.
    if (target.matches(QUANTITY)) queueMicrotask(() => phase !== "found" && update());
  });
  return undoAll([
    followTable(form, settings, paint),
    // The server prints a shown variation's price for one piece only.
    onVariation(form, (state) => {
      phase = state.phase;
      if (phase === "shown") update(true);
      // A late answer would show a price where nothing is chosen any more.
      if (phase === "none") underWay?.abort();
    }),
    () => underWay?.abort(),
    speakPrice(form, settings),
    restore,
  ]);
};
