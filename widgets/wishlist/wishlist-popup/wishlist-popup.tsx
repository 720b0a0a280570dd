import { createPortal } from "react-dom";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { hasWishlistScript } from "#src/dom/wishlist/wishlist-script.ts";
import { reportError } from "#src/report-error.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { readChoice, text, type WishlistPopupProps } from "./contract.ts";
import { Feedback } from "./feedback.tsx";
import { reportNameValidity, useNameMark } from "./name-field.tsx";
import { createActions } from "./popup-actions.tsx";
import { useAnswer, useTimedClose } from "./use-answer.ts";
import { useDialog } from "./use-dialog.ts";
import { useTabs } from "./use-tabs.ts";
import "./style.css";

const ACTIONS = ".add_to_wishlist, .move_to_wishlist, .delete_item";

/** The platform's own script ignores `defaultPrevented`, so it would send the same request again. */
const takeOver = (event: Event): void => {
  event.preventDefault();
  if (hasWishlistScript()) event.stopPropagation();
};

export const WishlistPopup = (props: WishlistPopupProps) => {
  const { dialog, form, isEstimate } = props;
  const answer = useAnswer(dialog);
  const { shown, problem, refuse } = answer;
  const slot = useSlot(dialog, "beforeend", "div");
  useTabs(dialog);
  useDialog(dialog);
  useNameMark(dialog);
  useAttributes(form, { hidden: shown ? "" : null });
  useTimedClose(props, shown);

  const run = async (work: () => Promise<void>) => {
    if (form.ariaBusy) return;
    const unblock = showPending(form);
    refuse("");
    await work().catch((error) => {
      reportError("wishlist-popup", error, dialog);
      refuse(props.failedText);
    });
    unblock();
  };

  const { add, move, remove, estimate } = createActions(props, answer);
  useListener(dialog, "click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>(ACTIONS);
    if (!link || event.defaultPrevented) return;
    takeOver(event);
    const choice = readChoice(dialog);
    if (link.matches(".delete_item")) void run(() => remove(link));
    else if (link.matches(".add_to_wishlist")) void run(() => add(link, choice));
    else if (reportNameValidity(choice)) void run(() => move(link, choice));
  });

  useListener(dialog, "submit", (event) => {
    const isOurs = isEstimate || form.matches(".yith-wcwl-popup-form");
    // The form that creates a list goes to the shop as a normal submit.
    if (isOurs || !reportNameValidity(readChoice(dialog))) takeOver(event);
    if (isEstimate) void run(estimate);
    else if (isOurs) form.querySelector<HTMLElement>(ACTIONS)?.click();
  });

  const description = form.querySelector(".popup-description") ?? form.firstElementChild ?? form;
  return (
    <>
      {createPortal(
        <>
          {shown && <Feedback {...shown} />}
          <button type="button" className="sw-wishlist-close pp_close" aria-label={text("close")}>
            ×
          </button>
        </>,
        slot,
      )}
      {problem && <InlineNotice after={description} text={problem} className="woocommerce-error" />}
    </>
  );
};
