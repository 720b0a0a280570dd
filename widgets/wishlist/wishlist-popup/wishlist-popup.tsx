import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "#src/dom/announce.ts";
import { showPending } from "#src/dom/wishlist/wishlist-pending.ts";
import { hasWishlistScript } from "#src/dom/wishlist/wishlist-script.ts";
import { reportError } from "#src/report-error.ts";
import { deleteWish, moveWish } from "#src/stores/wishlist-actions.ts";
import { addWish } from "#src/stores/wishlist-add.ts";
import { isDone } from "#src/stores/wishlist-changes.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { checkWishlist } from "#src/wishlist-demand.ts";
import { type Choice, NEW, readChoice, text, type WishlistPopupProps } from "./contract.ts";
import { Feedback, type FeedbackProps } from "./feedback.tsx";
import { refreshChoices, sendEstimate } from "./popup-io.ts";
import { useDialog } from "./use-dialog.ts";
import { useTabs } from "./use-tabs.ts";
import "./style.css";

const ACTIONS = ".add_to_wishlist, .move_to_wishlist, .delete_item";

/** The platform's own script ignores `defaultPrevented`, so it would send the same request again. */
const takeOver = (event: Event): void => {
  event.preventDefault();
  if (hasWishlistScript()) event.stopPropagation();
};

const markField = (field: HTMLInputElement | null, isInvalid: boolean): void => {
  if (!field) return;
  field.closest("p")?.classList.toggle("woocommerce-invalid", isInvalid);
  field.ariaInvalid = isInvalid ? "true" : null;
  // The browser's own message for a required field is in the shopper's language.
  field.required = isInvalid;
  if (!isInvalid) return;
  field.value = "";
  field.focus();
  field.reportValidity();
  // Hidden by the choice of another list, a required field would hold the form back without a word.
  field.onblur = () => {
    field.required = false;
  };
};

/** A new list needs a name if the popup has a field for it. Marks the field while the name is missing. */
const isNamed = ({ list, name, nameField }: Choice): boolean => {
  const isMissing = nameField !== null && list === NEW && !name.trim();
  markField(nameField, isMissing);
  return !isMissing;
};

const useNameMark = (dialog: HTMLElement): void =>
  useListener(dialog, "input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(".wishlist-name")) markField(target, false);
  });

type Show = (feedback: FeedbackProps) => void;
type Refuse = (problem: string) => void;

const askEstimate = async ({ form, failedText }: WishlistPopupProps, show: Show, refuse: Refuse): Promise<void> => {
  const answer = await sendEstimate(form);
  const { template, message } = answer;
  if (isDone(answer)) show({ html: template || message, kind: "template" });
  else refuse(message || failedText);
};

const createActions = (props: WishlistPopupProps, show: Show, refuse: Refuse) => {
  /** Without a message from the shop, a failure leaves the form for another try; a success closes it and is spoken. */
  const tell = (message: string, isError = false, spoken = "") => {
    if (message) show({ html: message, kind: isError ? "error" : "success" });
    else if (isError) refuse(props.failedText);
    else {
      props.dialog.close();
      announce(spoken);
    }
  };

  const add = async (link: HTMLElement, choice: Choice) => {
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
    if (!answer) {
      refuse(isComplete ? props.cookieText : "");
      return;
    }
    const { result, message, lists } = answer;
    refreshChoices(lists);
    tell(message, !isDone(answer), text(result === "exists" ? "wishlistExists" : "wishlistAdded"));
  };

  const move = async ({ dataset }: HTMLElement, { list, name, visibility }: Choice) => {
    const fields = {
      wishlist_token: dataset.originWishlistId ?? "",
      destination_wishlist_token: list,
      item_id: dataset.productId ?? "",
      ...(list === NEW && { wishlist_name: name, wishlist_visibility: visibility }),
    };
    const answer = await moveWish(fields, Number(fields.item_id));
    if (!answer) return;
    refreshChoices(answer.lists);
    tell(answer.message, answer.result !== "true");
  };

  const remove = async (link: HTMLElement) => {
    const { itemId, productId } = link.dataset;
    const { message } = await deleteWish(itemId, Number(productId), link);
    tell(message);
  };

  return { add, move, remove };
};

/** Closes the popup some time after the answer; an estimate may then lead to another page. */
const useTimedClose = ({ dialog, answerMs, redirect }: WishlistPopupProps, shown?: FeedbackProps): void =>
  useEffect(() => {
    if (!shown || answerMs === undefined) return;
    const timer = setTimeout(() => {
      // The shopper has moved on to a link in the answer and still needs it.
      if (dialog.querySelector(":focus-visible:is(a, button)")) return;
      dialog.close();
      if (redirect) location.assign(redirect);
    }, answerMs);
    return () => clearTimeout(timer);
  }, [dialog, shown, answerMs, redirect]);

/** Loads its code only now, because few shoppers close a popup before its answer. */
const sayOnPage = (html: string): void =>
  void import("#src/stores/wishlist-notices.ts").then(
    (notices) => notices.sayOnPage(html),
    // The browser itself logs a file that cannot be loaded.
    () => {},
  );

/** Shows the shop's answer in the popup, or on the page if the shopper has closed the popup meanwhile. */
const useAnswer = (dialog: HTMLDialogElement) => {
  const [shown, setShown] = useState<FeedbackProps>();
  const [problem, setProblem] = useState("");
  const show = (feedback: FeedbackProps) => (dialog.open ? setShown(feedback) : sayOnPage(feedback.html));
  const refuse = (reason: string) => (dialog.open ? setProblem(reason) : sayOnPage(reason));
  return { shown, show, problem, refuse };
};

export const WishlistPopup = (props: WishlistPopupProps) => {
  const { dialog, form, isEstimate } = props;
  const { shown, show, problem, refuse } = useAnswer(dialog);
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
      // The shop may have done it, and only the answer was lost.
      checkWishlist();
    });
    unblock();
  };

  const { add, move, remove } = createActions(props, show, refuse);
  useListener<MouseEvent>(dialog, "click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>(ACTIONS);
    if (!link || event.defaultPrevented) return;
    takeOver(event);
    const choice = readChoice(dialog);
    if (link.matches(".delete_item")) void run(() => remove(link));
    else if (link.matches(".add_to_wishlist")) void run(() => add(link, choice));
    else if (isNamed(choice)) void run(() => move(link, choice));
  });

  useListener<SubmitEvent>(dialog, "submit", (event) => {
    const isOurs = isEstimate || form.matches(".yith-wcwl-popup-form");
    // The form that creates a list goes to the shop as a normal submit.
    if (isOurs || !isNamed(readChoice(dialog))) takeOver(event);
    if (isEstimate) void run(() => askEstimate(props, show, refuse));
    else if (isOurs) form.querySelector<HTMLElement>(ACTIONS)?.click();
  });

  const description = form.querySelector(".popup-description") ?? form.firstElementChild ?? form;
  return (
    <>
      {createPortal(
        <>
          {shown && <Feedback {...shown} />}
          <button type="button" className="sw-popup-close pp_close" aria-label={text("close")}>
            <span aria-hidden="true">×</span>
          </button>
        </>,
        slot,
      )}
      {problem && <InlineNotice after={description} text={problem} className="woocommerce-error" />}
    </>
  );
};
