import { announce } from "#src/dom/announce.ts";
import { deleteWish, moveWish } from "#src/stores/wishlist-actions.ts";
import { addWish } from "#src/stores/wishlist-add.ts";
import { isDone } from "#src/stores/wishlist-changes.ts";
import { type Choice, label, text, type WishlistPopupProps } from "./contract.ts";
import { reportNameValidity } from "./name-field.tsx";
import { refreshChoices, sendEstimate } from "./popup-io.ts";
import type { Answer } from "./use-answer.ts";

/** What the popup asks of the shop, and how each request ends. */
export const createActions = (props: WishlistPopupProps, { show, refuse }: Answer) => {
  /** A success without a message from the shop closes the popup and is spoken. */
  const tell = (message: string, isError = false, spoken = "") => {
    if (message) show({ html: message, kind: isError ? "error" : "success" });
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
        isComplete = reportNameValidity(choice);
        return isComplete ? { wishlist_id: choice.list, ...choice.newList } : undefined;
      },
    });
    if (!answer) return refuse(isComplete ? label("cookie_disabled") : "");
    const { result, message, lists } = answer;
    refreshChoices(lists);
    tell(message, !isDone(answer), text(result === "exists" ? "wishlistExists" : "wishlistAdded"));
  };

  const move = async ({ dataset }: HTMLElement, { list, newList }: Choice) => {
    const fields = {
      wishlist_token: dataset.originWishlistId ?? "",
      destination_wishlist_token: list,
      item_id: dataset.productId ?? "",
      ...newList,
    };
    const answer = await moveWish(fields);
    if (!answer) return;
    refreshChoices(answer.lists);
    tell(answer.message, answer.result !== "true");
  };

  const remove = async (link: HTMLElement) => {
    const { itemId, productId } = link.dataset;
    const { message } = await deleteWish(itemId, Number(productId), link);
    tell(message, false, text("wishlistRemoved"));
  };

  const estimate = async () => {
    const answer = await sendEstimate(props.form);
    const { template, message } = answer;
    if (isDone(answer)) show({ html: template || message, kind: "template" });
    else refuse(message || props.failedText);
  };

  return { add, move, remove, estimate };
};
