import { copyAsDialog } from "#src/dom/popup-copy.ts";
import { reportError } from "#src/report-error.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { WishlistOpenerProps } from "./contract.ts";

/** Which item of the list the popup is for. */
const pointAtRow = (dialog: HTMLElement, link: HTMLElement): void => {
  const row = link.closest<HTMLElement>("[data-row-id]");
  const table = link.closest<HTMLElement>(".wishlist_table");
  if (!row) return;
  for (const field of dialog.querySelectorAll<HTMLInputElement>("input.row-id")) field.value = row.dataset.rowId ?? "";
  for (const mover of dialog.querySelectorAll<HTMLElement>(".move_to_wishlist")) {
    mover.dataset.productId ||= row.dataset.rowId ?? "";
    mover.dataset.originWishlistId ||= table?.dataset.token ?? "";
  }
};

/** The popup is an element of its own, so that it outlives the block that its link stands in. */
export const WishlistOpener = ({ link, kind, sourceId }: WishlistOpenerProps) => {
  const uid = useUid();
  useHostEvent<MouseEvent>(link, "click", (event) => {
    if (!event.defaultPrevented || document.querySelector('dialog[data-widget="wishlist-popup"][data-kind]')) return;
    const source = document.getElementById(sourceId);
    if (!source) {
      reportError("wishlist-opener", `Cannot find the popup's content: expected an element "#${sourceId}".`, link);
      return;
    }
    const dialog = copyAsDialog(source, uid);
    dialog.dataset.widget = "wishlist-popup";
    dialog.dataset.kind = kind;
    pointAtRow(dialog, link);
    document.body.append(dialog);
  });
  return null;
};
