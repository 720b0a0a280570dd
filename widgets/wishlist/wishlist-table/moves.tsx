import { announce } from "#src/dom/announce.ts";
import { textOfHtml } from "#src/dom/server-html.ts";
import { moveWish } from "#src/stores/wishlist-actions.ts";
import type { Row } from "./list-rows.tsx";

export const moveTo = async (list: string, { rowId, listToken }: Row): Promise<void> => {
  const fields = { wishlist_token: listToken, destination_wishlist_token: list, item_id: rowId };
  const answer = await moveWish(fields);
  if (answer?.result !== "true") throw new Error(`Not done. ${answer?.message ?? ""}`);
  announce(textOfHtml(answer.message));
};
