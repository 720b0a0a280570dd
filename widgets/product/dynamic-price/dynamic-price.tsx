import { create } from "#src/dom/create.ts";
import { delegate } from "#src/dom/delegated-events.ts";
import { hasDiscountScript } from "#src/dom/jquery-discounts.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { reportError } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import type { VariationState } from "#src/stores/variation-state.ts";
import { followTable } from "./bulk-table.tsx";
import { type PricedForm, priceAreaOf, QUANTITY, readForm, readFormIds } from "./contract.ts";
import { askPrice, isRequestError } from "./price-store.ts";
import { type PriceSubject, priceSubject } from "./price-subject.ts";
import { createServerBlocks, type Paint } from "./server-blocks.tsx";

const PRICE = ".price";

/** What the shop is asked about. Spec 5: nothing without a product, or without a place for its price. */
const subjectOf = (form: HTMLElement, settings: PricedForm["settings"]): PriceSubject | undefined => {
  // The plugin's own script may come late.
  const isOurs = settings.isPriceDynamic && !hasDiscountScript();
  const subject = isOurs ? priceSubject(readFormIds(form, settings)) : undefined;
  return subject && priceAreaOf(form, subject.kind, settings) ? subject : undefined;
};

/** Where a variation's price stands; a panel without one becomes its place. */
const priceBlockIn = (panel: Element, paint: Paint): Element => {
  const printed = panel.querySelector(PRICE);
  if (printed) return printed;
  const block = create("div", { className: "price" });
  paint(panel, [block]);
  return block;
};

/** A variation's price stands in a region that is spoken: the same one, written again, would be heard twice. */
const paintPrice = (block: Element, html: string, paint: Paint): void => {
  const next = parseServerHtml(html);
  if (next.textContent !== block.textContent) paint(block, [...next.childNodes]);
};

/** Keeps price and bulk table of a product's form those of the chosen quantity and variation. */
export const attach = (host: HTMLElement): (() => void) => {
  const { form, settings } = readForm(host);
  const { paint, restore } = createServerBlocks();
  /** The latest question; what was asked before it is answered in vain. */
  let underWay: AbortController | undefined;
  /** What it asked, until it is answered. */
  let awaited = "";
  let phase: VariationState["phase"];

  const show = ({ kind }: PriceSubject, html: string) => {
    const area = priceAreaOf(form, kind, settings);
    if (area) paintPrice(kind === "variable" ? priceBlockIn(area, paint) : area, html, paint);
  };

  const fail = (subject: PriceSubject, error: unknown) => {
    reportError("dynamic-price", error, form);
    // Spec 8: a price that cannot be had is not shown.
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
    if (!signal.aborted) awaited = "";
  };

  const update = (isChoice?: boolean) => {
    const quantity = form.querySelector<HTMLInputElement>(QUANTITY);
    const subject = subjectOf(form, settings);
    // The parts of a bundle have choices too, which say nothing of the bundle.
    if (quantity && subject && !(isChoice && subject.kind === "simple")) void ask(subject, quantity.value);
  };

  return undoAll([
    followTable({ form, settings }, paint),
    delegate(form, "change", ({ target }) => {
      // A variation that has just been found sets the quantity too, and is asked for when it is shown.
      if (target.matches(QUANTITY)) queueMicrotask(() => phase !== "found" && update());
    }),
    // A variation that is shown brings its price for one piece.
    onVariation(form, (state) => {
      phase = state.phase;
      if (phase === "shown") update(true);
    }),
    () => underWay?.abort(),
    restore,
  ]);
};
