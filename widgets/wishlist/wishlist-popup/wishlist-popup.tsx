import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "#src/dom/announce.ts";
import { showPending } from "#src/dom/wishlist-pending.ts";
import { reportError } from "#src/report-error.ts";
import { deleteWish, moveWish } from "#src/stores/wishlist-actions.ts";
import { addWish } from "#src/stores/wishlist-add.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { type Choice, NEW, readChoice, type WishlistPopupProps } from "./contract.ts";
import { Feedback, type FeedbackProps } from "./feedback.tsx";
import { refreshChoices, sendEstimate } from "./popup-store.ts";
import { useDialog } from "./use-dialog.ts";
import { useTabs } from "./use-tabs.ts";
import "./style.css";

const ACTIONS = ".add_to_wishlist, .move_to_wishlist, .delete_item";

const markField = (field: HTMLInputElement | null, isInvalid: boolean): void => {
  if (!field) return;
  field.closest("p")?.classList.toggle("woocommerce-invalid", isInvalid);
  field.ariaInvalid = isInvalid ? "true" : null;
  if (isInvalid) field.focus();
};

/** A new list needs a name where one can be given; the field says so until something is typed. */
const isNamed = ({ list, name, nameField }: Choice): boolean => {
  const isMissing = nameField !== null && list === NEW && !name.trim();
  markField(nameField, isMissing);
  return !isMissing;
};

/** What the popup makes of what the shop says: a problem beside its form, an answer in the form's place, or spoken words as it goes. */
interface Answer {
  problem?: string;
  shown?: FeedbackProps;
  spoken?: string;
}

const answerOf = (message: string, failure?: string | false, spoken = ""): Answer => {
  const html = message || failure;
  return html ? { shown: { html, kind: failure ? "error" : "success" } } : { spoken };
};

const add = async (link: HTMLElement, choice: Choice, props: WishlistPopupProps): Promise<Answer> => {
  const { productId, productType } = link.dataset;
  let isComplete = false;
  const answer = await addWish({
    productId: Number(productId),
    productType,
    link,
    choose: () => {
      isComplete = isNamed(choice);
      const { list, name, visibility } = choice;
      return isComplete ? { wishlist_id: list, wishlist_name: name, wishlist_visibility: visibility } : undefined;
    },
  });
  if (!answer) return { problem: isComplete ? props.cookieText : "" };
  const { result, message, lists } = answer;
  refreshChoices(lists);
  const isRefused = result === "error" || result === "refused";
  return answerOf(message, isRefused && props.failedText, result === "exists" ? props.existsText : props.addedText);
};

const move = async ({ dataset }: HTMLElement, choice: Choice, { failedText }: WishlistPopupProps): Promise<Answer> => {
  const { list, name, visibility } = choice;
  const fields = {
    wishlist_token: dataset.originWishlistId ?? "",
    destination_wishlist_token: list,
    item_id: dataset.productId ?? "",
    ...(list === NEW ? { wishlist_name: name, wishlist_visibility: visibility } : {}),
  };
  const answer = await moveWish(fields, Number(fields.item_id));
  refreshChoices(answer?.lists);
  return answer ? answerOf(answer.message, answer.result !== "true" && failedText) : {};
};

const remove = async (link: HTMLElement): Promise<Answer> => {
  const { itemId = "", productId } = link.dataset;
  return answerOf((await deleteWish(itemId, Number(productId), link)).message);
};

const askEstimate = async ({ form, failedText }: WishlistPopupProps): Promise<Answer> => {
  const { result, template, message } = await sendEstimate(form);
  const isSent = result === "true" || result === "exists";
  return isSent ? { shown: { html: template || message, kind: "template" } } : { problem: message || failedText };
};

/** An answer goes after a while; an estimate's may lead to another page then. */
const useTimedClose = (props: WishlistPopupProps, shown: FeedbackProps | undefined): void => {
  const { dialog, estimateRedirect } = props;
  const isEstimate = shown?.kind === "template";
  const delayMs = isEstimate ? props.estimateMs : props.feedbackMs;
  useEffect(() => {
    if (!shown || delayMs === undefined) return;
    const timer = setTimeout(() => {
      dialog.close();
      if (isEstimate && estimateRedirect) window.location.assign(estimateRedirect);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [dialog, shown, isEstimate, delayMs, estimateRedirect]);
};

/** What the shopper presses and types. */
const usePresses = (props: WishlistPopupProps, run: (work: () => Promise<Answer>) => void): void => {
  const { dialog, form } = props;
  useListener<MouseEvent>(dialog, "click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>(ACTIONS);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const choice = readChoice(dialog);
    if (link.matches(".delete_item")) run(() => remove(link));
    else if (link.matches(".add_to_wishlist")) run(() => add(link, choice, props));
    else if (isNamed(choice)) run(() => move(link, choice, props));
  });

  useListener<SubmitEvent>(dialog, "submit", (event) => {
    const isEstimate = form.matches(".wishlist-ask-an-estimate-popup");
    const isOurs = isEstimate || form.matches(".yith-wcwl-popup-form");
    // What creates a list is sent to the shop as it is.
    if (isOurs || !isNamed(readChoice(dialog))) event.preventDefault();
    if (isEstimate) run(() => askEstimate(props));
    else if (isOurs) form.querySelector<HTMLElement>(ACTIONS)?.click();
  });

  useListener(dialog, "input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(".wishlist-name")) markField(target, false);
  });
};

export const WishlistPopup = (props: WishlistPopupProps) => {
  const { dialog, form } = props;
  const [shown, setShown] = useState<FeedbackProps | undefined>();
  const [problem, setProblem] = useState("");
  const slot = useSlot(dialog, "beforeend", "div");
  useDialog(dialog);
  useTabs(dialog);
  useAttributes(form, { hidden: shown ? "" : null });
  useTimedClose(props, shown);

  usePresses(props, async (work) => {
    if (form.hasAttribute("data-sw-pending")) return;
    const unblock = showPending(form);
    setProblem("");
    const {
      problem = "",
      shown,
      spoken,
    } = await work().catch((error): Answer => {
      reportError("wishlist-popup", error, dialog);
      return { problem: props.failedText };
    });
    setProblem(problem);
    setShown(shown);
    if (spoken !== undefined) {
      announce(spoken);
      dialog.close();
    }
    unblock();
  });

  const description = form.querySelector(".popup-description") ?? form.firstElementChild ?? form;
  return (
    <>
      {createPortal(
        <>
          {shown && <Feedback {...shown} />}
          <button type="button" className="sw-popup-close pp_close" aria-label={props.closeLabel}>
            <span aria-hidden="true">×</span>
          </button>
        </>,
        slot,
      )}
      {problem && <InlineNotice after={description} text={problem} className="woocommerce-error" />}
    </>
  );
};
