import type { Call } from "#mock/shop.ts";
import { createList, defaultList, findList, isPrivacy, type WishlistRecord } from "./lists.ts";
import { shelfOf, wishlistScene } from "./scene.ts";

/** The list that a request names by id or token. `new` needs the premium edition and a name. */
export const chosenList = (call: Call, key: string): WishlistRecord | undefined => {
  const shelf = shelfOf(call);
  if (key !== "new") return key && key !== "0" ? findList(shelf, key) : defaultList(shelf);
  const name = call.fields.get("wishlist_name")?.trim();
  const privacy = Number(call.fields.get("wishlist_visibility"));
  if (!name || !wishlistScene(call).options.has("multi")) return undefined;
  return createList(shelf, name, isPrivacy(privacy) ? privacy : 0);
};
