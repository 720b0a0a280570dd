import { create } from "#src/dom/create.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { unreadable } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { readSourceId } from "./contract.ts";
import { copyAsDialog, POPUP_ID } from "./popup-copy.tsx";

/** The shop prints no field that tells which item the popup is about, so this adds one. */
const pointAtRow = (dialog: HTMLElement, link: HTMLElement): void => {
  const row = link.closest<HTMLElement>("[data-row-id]");
  if (!row) return;
  dialog.querySelector(".row-id")?.remove();
  const field = { type: "hidden", name: "row_id", className: "row-id", value: row.dataset.rowId ?? "" };
  dialog.querySelector("form")?.append(create("input", field));
};

/** The popup is an element of its own, so it outlives the block around its link. */
export const attach = (link: HTMLElement, hear: Hear): (() => void) => {
  hear("click", () => {
    const before = document.querySelector<HTMLDialogElement>(`#${POPUP_ID}`);
    if (before?.open) return;
    // The code of the last press is still on its way, or has failed.
    before?.remove();
    // Read at each press, because the shop gives the content another id whenever it prints it anew.
    const sourceId = readSourceId(link);
    const source = document.getElementById(sourceId);
    if (!source) {
      reportError("wishlist-opener", unreadable(`#${sourceId}`, "the popup's content", source), link);
      return;
    }
    const dialog = copyAsDialog(source, link);
    dialog.dataset.widget = "wishlist-popup";
    pointAtRow(dialog, link);
    document.body.append(dialog);
    // The shop prints the list choice without a label; `labels` works only on an element in the page.
    for (const select of dialog.querySelectorAll("select"))
      if (!select.labels[0]) select.ariaLabel ??= dialog.ariaLabel;
  });
  return () => {};
};
