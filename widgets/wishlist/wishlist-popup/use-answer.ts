import { useEffect, useState } from "react";
import type { WishlistPopupProps } from "./contract.ts";
import type { FeedbackProps } from "./feedback.tsx";

/** Loads its code only now, because few shoppers close a popup before its answer. */
const sayOnPage = (html: string): void =>
  void import("#src/stores/wishlist-notices.ts").then(
    (notices) => notices.sayOnPage(html),
    // The browser itself logs a file that cannot be loaded.
    () => {},
  );

/** Shows the shop's answer in the popup, or on the page if the shopper has closed the popup meanwhile. */
export const useAnswer = (dialog: HTMLDialogElement) => {
  const [shown, setShown] = useState<FeedbackProps>();
  const [problem, setProblem] = useState("");
  return {
    shown,
    problem,
    /** In place of the form. */
    show: (feedback: FeedbackProps) => (dialog.open ? setShown(feedback) : sayOnPage(feedback.html)),
    /** Beside the form, for another try; an empty reason takes the last one back. */
    refuse: (reason: string) => (dialog.open ? setProblem(reason) : sayOnPage(reason)),
  };
};

export type Answer = ReturnType<typeof useAnswer>;

/** Closes the popup some time after the answer; an estimate may then lead to another page. */
export const useTimedClose = ({ dialog, answerMs, redirect }: WishlistPopupProps, shown?: FeedbackProps): void =>
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
