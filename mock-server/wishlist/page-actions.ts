import { addToCart } from "#mock/cart.ts";
import type { PageAction } from "#mock/handlers/page-actions.ts";
import { isValidNonce } from "#mock/nonces.ts";
import { addedNotice, error, refusalText, success } from "#mock/notice-texts.ts";
import { redirectTo } from "#mock/platform-response.ts";
import { type Answer, type Call, field } from "#mock/shop.ts";
import { html } from "#theme/html.ts";
import { chosenList } from "./chosen-list.ts";
import {
  addItem,
  createList,
  defaultList,
  findList,
  isPrivacy,
  listByNumber,
  moveProduct,
  removeProduct,
  renameList,
  type WishlistRecord,
} from "./lists.ts";
import { hasWishlistNonce, shelfOf, wishlistNonce } from "./scene.ts";

/** The wishlist's links and forms without any script (wishlist contract 4.5 and 7.2). */

const notify = (call: Call, text: string): void => void call.visit.session.notices.push(success(text));

const addByLink: Answer = (call) => {
  if (!hasWishlistNonce(call, "add_to_wishlist")) return undefined;
  const { searchParams } = call.url;
  const productId = Number(searchParams.get("add_to_wishlist"));
  if (!(call.shop.db.product(productId) ?? call.shop.db.variation(productId))) return undefined;
  const shelf = shelfOf(call);
  const list = findList(shelf, searchParams.get("wishlist_id") ?? "") ?? defaultList(shelf);
  const result = addItem(shelf, list, { productId });
  notify(call, result === "true" ? "Product added!" : "The product is already in your wishlist!");
  return undefined;
};

/** The list named in a list page's address, elsewhere the default list. */
const listOfUrl = (call: Call): WishlistRecord | undefined => {
  const [, token] = /\/wishlist\/view\/(\w+)\//.exec(call.url.pathname) ?? [];
  return token ? findList(shelfOf(call), token) : listByNumber(shelfOf(call), "");
};

const removeByLink: Answer = (call) => {
  if (!hasWishlistNonce(call, "remove_from_wishlist")) return undefined;
  const list = listOfUrl(call);
  if (list && removeProduct(list, Number(call.url.searchParams.get("remove_from_wishlist"))))
    notify(call, "Product successfully removed.");
  return undefined;
};

const deleteList: Answer = (call) => {
  if (!hasWishlistNonce(call, "delete_wishlist")) return undefined;
  const shelf = shelfOf(call);
  const key = call.url.searchParams.get("delete_wishlist");
  shelf.lists = shelf.lists.filter(({ id, isDefault }) => isDefault || String(id) !== key);
  return redirectTo(`${call.url.origin}/wishlist/manage/`);
};

const hasFormNonce = ({ visit, fields }: Call): boolean =>
  isValidNonce(visit.session, wishlistNonce("yith_wcwl_edit_wishlist"), fields.get("yith_wcwl_edit_wishlist"));

const ticked = ({ fields }: Call): number[] =>
  [...fields.keys()].flatMap((name) => {
    const [, id] = /^items\[(\d+)\]\[cb\]$/.exec(name) ?? [];
    return id ? [Number(id)] : [];
  });

const buyTicked = (call: Call, list: WishlistRecord): void => {
  const { session } = call.visit;
  for (const productId of ticked(call)) {
    const quantity = list.items.find((item) => item.productId === productId)?.quantity ?? 1;
    const outcome = addToCart(call.shop.db, session, { productId, quantity });
    session.notices.push(
      outcome.isAdded
        ? addedNotice(call.url.origin, [{ product: outcome.product, quantity }])
        : error(refusalText(call.url.origin, outcome)),
    );
  }
};

const applyBulk = (call: Call, list: WishlistRecord): void => {
  const action = field(call, "bulk_actions");
  if (action === "add_to_cart") {
    buyTicked(call, list);
    return;
  }
  const destination = findList(shelfOf(call), action);
  for (const productId of ticked(call)) {
    if (destination) moveProduct(list, destination, productId);
    else removeProduct(list, productId);
  }
  notify(call, destination ? `Moved to ${destination.name}.` : "The products have been removed.");
};

/** Sent by the popup that all rows share. */
const moveRow = (call: Call, list: WishlistRecord): void => {
  const productId = Number(field(call, "row_id"));
  const isKnown = list.items.some((item) => item.productId === productId);
  const destination = isKnown ? chosenList(call, field(call, "destination_wishlist_token")) : undefined;
  if (destination && moveProduct(list, destination, productId))
    notify(call, html`Moved to “${destination.name}”.`.html);
  else call.visit.session.notices.push(error("The product could not be moved."));
};

const updateQuantities = (call: Call, list: WishlistRecord): void => {
  for (const item of list.items) {
    const wished = Number.parseInt(field(call, `items[${item.productId}][quantity]`), 10);
    if (wished > 0) item.quantity = wished;
  }
  notify(call, "Wishlist updated.");
};

const saveLists = (call: Call): void => {
  for (const list of shelfOf(call).lists) {
    const privacy = Number(field(call, `wishlist_options[${list.id}][wishlist_privacy]`));
    if (isPrivacy(privacy)) list.privacy = privacy;
  }
  notify(call, "Your lists have been saved.");
};

const create = (call: Call): Response | undefined => {
  const privacy = Number(field(call, "wishlist_visibility"));
  const name = field(call, "wishlist_name").trim();
  if (!name) {
    call.visit.session.notices.push(error("Please name the list."));
    return undefined;
  }
  defaultList(shelfOf(call));
  createList(shelfOf(call), name, isPrivacy(privacy) ? privacy : 0);
  return redirectTo(`${call.url.origin}/wishlist/manage/`);
};

const editByForm: Answer = (call) => {
  if (!hasFormNonce(call)) return undefined;
  if (call.fields.has("create_wishlist")) return create(call);
  if (call.fields.has("save_wishlists")) saveLists(call);
  const list = findList(shelfOf(call), field(call, "wishlist_id"));
  if (!list) return undefined;
  if (call.fields.has("apply_bulk_actions")) applyBulk(call, list);
  else if (call.fields.has("move_to_another_wishlist")) moveRow(call, list);
  else if (call.fields.has("update_wishlist")) updateQuantities(call, list);
  else if (call.fields.has("save_title") && !renameList(list, field(call, "wishlist_name")))
    call.visit.session.notices.push(error("The list needs a name."));
  return undefined;
};

const byParameter: Readonly<Record<string, Answer>> = {
  add_to_wishlist: addByLink,
  remove_from_wishlist: removeByLink,
  delete_wishlist: deleteList,
};

/** Told apart from the calls of the same name. */
const linkName = (parameter: string): string => `${parameter} (link)`;

const BY_FORM: PageAction = { name: "edit_wishlist", answer: editByForm };

export const wishlistActionNames: readonly string[] = [...Object.keys(byParameter).map(linkName), BY_FORM.name];

export const wishlistActionOf = (call: Call): PageAction | undefined => {
  const called = Object.entries(byParameter).find(([name]) => call.url.searchParams.has(name));
  if (called) return { name: linkName(called[0]), answer: called[1] };
  return call.fields.has("yith_wcwl_edit_wishlist") ? BY_FORM : undefined;
};
