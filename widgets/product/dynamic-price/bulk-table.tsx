import { hasDiscountScript } from "#src/dom/jquery-discounts.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { reportError } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import type { VariationState } from "#src/stores/variation-state.ts";
import { bulkTables, PARENT_ID, type PricedForm, unwrapTable } from "./contract.ts";
import { askTable, isRequestError } from "./price-store.ts";
import type { Paint } from "./server-blocks.tsx";

/** The platform's own script is still busy with the variation when it tells of it. */
const DELAY_MS = 100;
const DIMMED = "0.5";

/** The product or variation whose table belongs to a choice; undefined leaves the table as it is. */
const tableIdOf = (state: VariationState, parentId: string): string | undefined => {
  if (state.phase === "none") return parentId;
  // A part of a bundle has no table of its own.
  return state.phase === "shown" && !state.variation.data.is_bundled ? String(state.variation.id) : undefined;
};

/** Keeps the bulk table that of the chosen variation, or the parent's when none is chosen. Returns the undo. */
export const followTable = ({ form, settings }: PricedForm, paint: Paint): (() => void) => {
  if (!settings.isTableDynamic) return () => {};
  const parentId = form.querySelector<HTMLInputElement>(PARENT_ID)?.value ?? "";
  let shownId = parentId;
  let underWay: AbortController | undefined;

  const paintAll = (html: string) => {
    for (const table of bulkTables()) paint(table, unwrapTable(parseServerHtml(html)));
  };

  const fail = (error: unknown) => {
    reportError("dynamic-price", error, form);
    shownId = "";
    // Spec 8: a table that cannot be had is emptied.
    if (isRequestError(error)) paintAll("");
  };

  // A bar that sticks repeats the form: an opacity that is put back may be the other form's.
  const dim = (opacity: string) => {
    for (const { style } of document.querySelectorAll<HTMLElement>(settings.dimmedSelector)) style.opacity = opacity;
  };

  const show = async (id: string, signal: AbortSignal) => {
    dim(DIMMED);
    await askTable(id, signal)
      .then((html) => html && paintAll(html))
      .catch((error: unknown) => !signal.aborted && fail(error))
      .finally(() => dim(""));
  };

  const undo = onVariation(form, (state) => {
    const id = tableIdOf(state, parentId);
    if (id === undefined || id === shownId || Number(id) === 0 || bulkTables().length === 0) return;
    // The plugin's own script may come late.
    if (hasDiscountScript()) return;
    shownId = id;
    underWay?.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    setTimeout(() => signal.aborted || void show(id, signal), DELAY_MS);
  });
  return () => {
    undo();
    underWay?.abort();
  };
};
