import { blocksOf } from "#src/dom/wishlist/wishlist-blocks.ts";
import { emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { askWishlist } from "#src/platform/wishlist.ts";
import { fragmentGlue } from "#src/platform/wishlist-settings.ts";
import { reportError } from "#src/report-error.ts";
import { acceptAnswer } from "#src/stores/wishlist-answers.ts";
import { inTurn } from "#src/stores/wishlist-changes.ts";
import { keepFocus, REMOVE, readRow } from "./list-rows.tsx";

let request: AbortController | undefined;

/** Ends a running call, and no longer keeps the layout that was asked for. */
export const leaveLayout = (): void => request?.abort();

/** The list, if it is printed in the other layout. */
const otherLayout = (form: HTMLElement, isMobile: boolean): Element | null =>
  form.querySelector(`.wishlist_table.responsive${isMobile ? ":not(.mobile)" : ".mobile"}`);

/** Call 11: prints the list in its layout for phones or for larger screens. A newer call cancels an older one. */
export const loadLayout = async (form: HTMLElement, isMobile: boolean): Promise<void> => {
  leaveLayout();
  const table = otherLayout(form, isMobile);
  if (!table) return;
  request = new AbortController();
  const { signal } = request;
  const is_mobile = isMobile ? "yes" : "no";
  const fragments = blocksOf(fragmentGlue(), [form]);
  for (const key in fragments) fragments[key] = { ...fragments[key], is_mobile };
  const unblock = showPending(table);
  try {
    const answer = await inTurn(() => askWishlist("load_mobile", { is_mobile, fragments }, { signal }));
    const ticked = table.querySelectorAll<HTMLInputElement>(":checked");
    // No other control's, whose next key might press the link that takes the row off the list.
    const restoreFocus = keepFocus(form, readRow(form.querySelector(`${REMOVE}:focus`) ?? form));
    acceptAnswer(answer);
    restoreFocus();
    // The other layout has boxes of its own.
    for (const { name } of ticked) form.querySelector<HTMLElement>(`[name="${name}"]:not(:checked)`)?.click();
    emitWishlist("yith_wcwl_responsive_template", !isMobile, answer.fragments);
    // Answers to other calls have the layout of the visitor's device. A shop that prints this one only is not asked again.
    const keep = () => otherLayout(form, isMobile) && loadLayout(form, isMobile);
    if (!otherLayout(form, isMobile)) document.addEventListener("storefront:wishlist-blocks-ready", keep, { signal });
  } catch (error) {
    if (!signal.aborted) reportError("wishlist-table", error, form);
  } finally {
    unblock();
  }
};
