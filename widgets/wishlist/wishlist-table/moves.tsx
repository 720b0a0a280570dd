import { announce } from "#src/dom/announce.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { textOfHtml } from "#src/dom/server-html.ts";
import { moveWish } from "#src/stores/wishlist-actions.ts";
import { isOurs, type Row } from "./list-rows.tsx";

export const moveTo = async (list: string, { rowId, listToken }: Row): Promise<void> => {
  const fields = { wishlist_token: listToken, destination_wishlist_token: list, item_id: rowId };
  const answer = await moveWish(fields);
  if (answer?.result !== "true") throw new Error(`Not done. ${answer?.message ?? ""}`);
  announce(textOfHtml(answer.message));
};

/**
 * Most systems change a closed select with each arrow key, in the task of that key (WCAG 3.2.2). A list that a shopper
 * has come to this way is chosen by Enter or by going on.
 */
export const hearMoves = (hear: Hear, move: (select: HTMLSelectElement) => void): void => {
  let isPassing = false;
  let reached: HTMLSelectElement | undefined;
  const choose = () => {
    if (reached?.value) move(reached);
    reached = undefined;
  };
  hear("keydown", (event) => {
    isPassing = true;
    setTimeout(() => {
      isPassing = false;
    });
    if (event.key !== "Enter" || !reached) return;
    // The form would be sent with its first button.
    event.preventDefault();
    choose();
  });
  hear("change", ({ target }) => {
    if (!isOurs(target, "select.change-wishlist")) return;
    reached = target as HTMLSelectElement;
    if (!isPassing) choose();
  });
  // Switching to another window is no decision. The move must know where the focus has gone, since it takes the row away.
  hear("focusout", () => reached && document.hasFocus() && setTimeout(choose));
};
