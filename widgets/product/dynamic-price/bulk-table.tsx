import { hasDiscountScript } from "#src/dom/jquery/jquery-discounts.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { reportError } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import type { VariationState } from "#src/stores/variation-state.ts";
import { askTable, bulkTables, isRequestError, PARENT_ID, type PriceSettings, unwrapTable } from "./contract.ts";
import type { Paint } from "./server-blocks.tsx";

/** The platform's own script fires its event before it has finished with the variation. */
const DELAY_MS = 100;
const DIMMED = "0.5";

/** The id of the product or variation whose table to show; an empty one keeps the current table. */
const tableIdOf = (state: VariationState, parentId: string): string => {
  if (state.phase === "none") return parentId;
  // A bundled variation has no table of its own.
  return state.phase === "shown" && !state.variation.is_bundled ? String(state.variation.variation_id) : "";
};

/** Shows the bulk table of the chosen variation, or the parent's when none is chosen. Returns the undo. */
export const followTable = (form: HTMLElement, settings: PriceSettings, paint: Paint): (() => void) => {
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
    // Spec 8: a failed request empties the table.
    if (isRequestError(error)) paintAll("");
  };

  // Clear the opacity, never restore one: a sticky bar repeats the form and may have set the opacity found here.
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
    if (id === shownId || !Number(id) || !bulkTables()[0]) return;
    // Check on every choice: the plugin's own script may load late.
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
