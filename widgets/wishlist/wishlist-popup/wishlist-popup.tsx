import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "#src/dom/announce.ts";
import { areCookiesEnabled } from "#src/dom/cookies.ts";
import { reportError } from "#src/report-error.ts";
import { addWish, deleteWish, moveWish } from "#src/stores/wishlist-actions.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttribute } from "#src/ui/use-attribute.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { type Choice, readChoice, type WishlistPopupProps } from "./contract.ts";
import { Feedback } from "./feedback.tsx";
import { refreshChoices, sendEstimate } from "./popup-store.ts";
import { useDialog } from "./use-dialog.ts";
import { useTabs } from "./use-tabs.ts";
import "./style.css";

const ACTIONS = ".add_to_wishlist, .move_to_wishlist, .delete_item";

interface Shown {
  html: string;
  kind: "success" | "error" | "template";
  closesAfterMs: number | undefined;
}

/** A new list needs a name; the field says so until something is typed. */
const isNamed = ({ isNew, name, nameField }: Choice): boolean => {
  const isMissing = isNew && !name.trim();
  nameField?.closest("p")?.classList.toggle("woocommerce-invalid", isMissing);
  if (isMissing) nameField?.setAttribute("aria-invalid", "true");
  else nameField?.removeAttribute("aria-invalid");
  if (isMissing) nameField?.focus();
  return !isMissing;
};

export const WishlistPopup = (props: WishlistPopupProps) => {
  const { dialog, form, failedText } = props;
  const [shown, setShown] = useState<Shown | undefined>();
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  const [problem, setProblem] = useState("");
  const slot = useSlot(dialog, "beforeend", "div");
  useDialog(dialog);
  useTabs(dialog);
  useAttribute(form, "hidden", shown ? "" : null);
  useAttribute(form, "aria-busy", isPending ? "true" : null);

  useEffect(() => {
    if (shown?.closesAfterMs === undefined) return;
    const timer = setTimeout(() => {
      dialog.close();
      if (shown.kind === "template" && props.estimateRedirect) window.location.assign(props.estimateRedirect);
    }, shown.closesAfterMs);
    return () => clearTimeout(timer);
  }, [dialog, shown, props.estimateRedirect]);

  const tell = (html: string, isError: boolean) => {
    const closesAfterMs = props.closesPopups ? props.popupMs : undefined;
    setShown({ html, kind: isError ? "error" : "success", closesAfterMs });
  };

  const run = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      reportError("wishlist-popup", error, dialog);
      setProblem(failedText);
    }
    isRunning.current = false;
    setIsPending(false);
  };

  const add = async ({ dataset }: HTMLElement, link: HTMLElement) => {
    const choice = readChoice(dialog);
    if (!areCookiesEnabled()) {
      setProblem(props.cookieText);
      return;
    }
    const { result, message, lists } = await addWish({
      productId: Number(dataset.productId),
      productType: dataset.productType ?? "simple",
      listId: choice.list,
      name: choice.name,
      visibility: choice.visibility,
      link,
    });
    refreshChoices(lists);
    const isError = result === "error" || result === "refused";
    if (message || isError) tell(message || failedText, isError);
    else {
      announce(result === "exists" ? props.existsText : props.addedText);
      dialog.close();
    }
  };

  const move = async ({ dataset }: HTMLElement) => {
    const choice = readChoice(dialog);
    const answer = await moveWish({
      listToken: dataset.originWishlistId ?? "",
      destination: choice.list,
      itemId: dataset.productId ?? "",
      productId: Number(dataset.productId),
      ...(choice.isNew ? { name: choice.name, visibility: choice.visibility } : {}),
    });
    if (!answer) return;
    refreshChoices(answer.lists);
    tell(answer.message || failedText, answer.result === "error" || answer.result === "refused");
  };

  const remove = async ({ dataset }: HTMLElement, link: HTMLElement) => {
    const { message } = await deleteWish(dataset.itemId ?? "", Number(dataset.productId), link);
    if (message) tell(message, false);
    else dialog.close();
  };

  const askEstimate = async () => {
    const { result, template, message } = await sendEstimate(form);
    if (result !== "refused" && result !== "error") {
      setShown({ html: template, kind: "template", closesAfterMs: props.estimateMs });
    } else setProblem(message || failedText);
  };

  useListener<MouseEvent>(dialog, "click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>(ACTIONS);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    if (link.matches(".delete_item")) void run(() => remove(link, link));
    else if (isNamed(readChoice(dialog)))
      void run(() => (link.matches(".add_to_wishlist") ? add(link, link) : move(link)));
  });

  useListener<SubmitEvent>(dialog, "submit", (event) => {
    if (form.matches(".wishlist-ask-an-estimate-popup")) {
      event.preventDefault();
      void run(askEstimate);
    } else if (form.matches(".yith-wcwl-popup-form")) {
      event.preventDefault();
      form.querySelector<HTMLElement>(ACTIONS)?.click();
    } else if (!isNamed(readChoice(dialog))) event.preventDefault();
  });

  useListener(dialog, "input", ({ target }) => {
    const field = target instanceof HTMLInputElement && target.matches(".wishlist-name") ? target : null;
    field?.removeAttribute("aria-invalid");
    field?.closest("p")?.classList.remove("woocommerce-invalid");
  });

  const description = form.querySelector(".popup-description") ?? form.firstElementChild ?? form;
  return (
    <>
      {createPortal(
        <>
          {shown && <Feedback html={shown.html} kind={shown.kind} />}
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
