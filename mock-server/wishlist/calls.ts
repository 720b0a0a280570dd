import { isEmailAddress } from "#mock/email-address.ts";
import { success } from "#mock/notice-texts.ts";
import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import { type Answer, type Call, field } from "#mock/shop.ts";
import { escapeHtml, html } from "#theme/html.ts";
import { wishlistForm } from "#theme/wishlist/form.ts";
import { viewUrl } from "#theme/wishlist/scene.ts";
import { PREMIUM_PREFIX } from "#theme/wishlist/settings.ts";
import { answeredBlocks } from "./blocks.ts";
import { chosenList } from "./chosen-list.ts";
import {
  addItem,
  defaultList,
  FIRST_ITEM_ID,
  findList,
  isPrivacy,
  listByNumber,
  listsWith,
  moveProduct,
  removeProduct,
  removeRecord,
  renameList,
  sortItems,
  type WishlistRecord,
} from "./lists.ts";
import { hasWishlistNonce, shelfOf, wishlistScene } from "./scene.ts";

/** The wishlist's 13 calls. A shop with `?wishlist=free` does not answer those of the premium edition. */

const SESSION_COOKIE = "yith_wcwl_session_37d007a56d816107ce5b52c10342db37";

const optionsOf = (call: Call) => wishlistScene(call).options;

const refused = () => jsonResponse({ result: false });
const noBlocks = () => jsonResponse({ fragments: [] });

const nonceFor =
  (action: string, answer: Answer, onRefusal: () => Response = refused): Answer =>
  (call) =>
    hasWishlistNonce(call, action) ? answer(call) : onRefusal();

const userLists = (call: Call, productId: number) => {
  const scene = wishlistScene(call);
  return shelfOf(call).lists.map((list) => ({
    id: list.id,
    wishlist_name: list.name,
    default: list.isDefault,
    add_to_this_wishlist_url: `${viewUrl(scene, list)}?add_to_wishlist=${productId}&amp;wishlist_id=${list.id}&amp;_wpnonce=${scene.nonce("add_to_wishlist")}`,
  }));
};

const addedMessage = (call: Call, list: WishlistRecord): string | false => {
  const options = optionsOf(call);
  if (options.has("multi"))
    return html`Added to “${list.name}”. <p class="after-links"><a href="${viewUrl(wishlistScene(call), list)}" class="view-wishlist">View the list</a> <span class="separator">or</span> <a href="#" class="close-popup">Close</a></p>`
      .html;
  return options.has("notices") ? "Product added!" : false;
};

const add: Answer = (call) => {
  const productId = Number(field(call, "add_to_wishlist"));
  const isKnown = Boolean(call.shop.db.product(productId) ?? call.shop.db.variation(productId));
  const list = isKnown ? chosenList(call, field(call, "wishlist_id")) : undefined;
  const quantity = Number(field(call, "quantity")) || 1;
  const result = list ? addItem(shelfOf(call), list, { productId, quantity }) : "error";
  const messages = {
    true: list ? addedMessage(call, list) : false,
    exists: optionsOf(call).has("multi") ? "The product is already in this list." : "",
    error: "An error occurred while adding the products to the wishlist.",
  };
  const response = jsonResponse({
    prod_id: productId,
    result,
    message: messages[result],
    fragments: answeredBlocks(call),
    user_wishlists: userLists(call, productId),
    wishlist_url: false,
  });
  if (!call.visit.cookies.has(SESSION_COOKIE))
    response.headers.append("set-cookie", `${SESSION_COOKIE}=${call.visit.session.id}; path=/; HttpOnly`);
  return response;
};

const mayEdit = (call: Call, list: WishlistRecord | undefined): list is WishlistRecord =>
  list !== undefined && ["", list.token].includes(field(call, "wishlist_token"));

const remove: Answer = (call) => {
  const list = listByNumber(shelfOf(call), field(call, "wishlist_id"));
  if (!mayEdit(call, list)) return noBlocks();
  const isRemoved = removeProduct(list, Number(field(call, "remove_from_wishlist")));
  // The plugin says this, too, as a success.
  call.visit.session.notices.push(
    success(isRemoved ? "Product successfully removed." : "Error. Unable to remove the product."),
  );
  return jsonResponse({ fragments: answeredBlocks(call) });
};

const removeFromAll: Answer = (call) => {
  const productId = Number(field(call, "prod_id"));
  for (const list of listsWith(shelfOf(call), productId)) removeProduct(list, productId);
  return jsonResponse({ fragments: answeredBlocks(call) });
};

/** For another visitor's item the plugin answers without any `result`; one that is gone it refuses. */
const deleteItem: Answer = (call) => {
  const itemId = Number(field(call, "item_id"));
  if (!removeRecord(shelfOf(call), itemId)) return itemId > 0 && itemId < FIRST_ITEM_ID ? noBlocks() : refused();
  return jsonResponse({ result: true, message: "Product removed.", fragments: answeredBlocks(call) });
};

const move: Answer = (call) => {
  const from = findList(shelfOf(call), field(call, "wishlist_token"));
  const productId = Number(field(call, "item_id"));
  if (!from) return refused();
  const to = chosenList(call, field(call, "destination_wishlist_token"));
  const isMoved = to !== undefined && moveProduct(from, to, productId);
  return jsonResponse({
    ...(!isMoved && { result: false }),
    message: isMoved ? html`Moved to “${to.name}”.`.html : "The product could not be moved.",
    user_wishlists: userLists(call, productId),
    fragments: answeredBlocks(call),
  });
};

const saveTitle: Answer = (call) =>
  renameList(findList(shelfOf(call), field(call, "wishlist_id")), field(call, "title"))
    ? jsonResponse({ result: true, fragments: answeredBlocks(call) })
    : refused();

const savePrivacy: Answer = (call) => {
  const list = findList(shelfOf(call), field(call, "wishlist_id"));
  const privacy = Number(field(call, "privacy"));
  if (!list || !isPrivacy(privacy)) return refused();
  list.privacy = privacy;
  return jsonResponse({ fragments: answeredBlocks(call) });
};

const updateQuantity: Answer = (call) => {
  const list = findList(shelfOf(call), field(call, "wishlist_token"));
  const item = list?.items.find(({ productId }) => String(productId) === field(call, "product_id"));
  if (!item) return refused();
  item.quantity = Math.max(1, Number.parseInt(field(call, "quantity"), 10) || 1);
  return htmlResponse("");
};

const sort: Answer = (call) => {
  const list = findList(shelfOf(call), field(call, "wishlist_token"));
  if (!list) return refused();
  const positions = call.fields.getAll("positions[]").map(Number);
  const page = Number(field(call, "page")) || 1;
  sortItems(list, positions, (page - 1) * (Number(field(call, "per_page")) || 0));
  return htmlResponse("");
};

const loadBlocks: Answer = (call) => jsonResponse({ fragments: answeredBlocks(call) });

const estimate: Answer = (call) =>
  isEmailAddress(field(call, "reply_email"))
    ? jsonResponse({
        result: true,
        template: `<div class="yith-wcwl-popup-feedback"><p class="feedback">Thank you. We will answer to ${escapeHtml(field(call, "reply_email"))}.</p></div>`,
        message: "",
      })
    : jsonResponse({ result: false, template: "", message: "Please tell us a valid email address." });

const reload: Answer = (call) => {
  const shelf = shelfOf(call);
  const list = findList(shelf, field(call, "wishlist_token")) ?? defaultList(shelf);
  const productId = Number(field(call, "add_to_wishlist"));
  if (call.shop.db.product(productId)) addItem(shelf, list, { productId });
  return htmlResponse(`<div>\n${wishlistForm(wishlistScene(call), list).html}\n</div>`);
};

const free: Readonly<Record<string, Answer>> = {
  add_to_wishlist: add,
  delete_item: deleteItem,
  save_title: saveTitle,
  load_fragments: loadBlocks,
  reload_wishlist_and_adding_elem: reload,
};

/** The free edition prints the action of `save_privacy` too, but has no answer to it. */
const premium: Readonly<Record<string, Answer>> = {
  save_privacy: savePrivacy,
  [`${PREMIUM_PREFIX}remove_from_all_wishlists`]: removeFromAll,
  [`${PREMIUM_PREFIX}move_to_another_wishlist`]: move,
  [`${PREMIUM_PREFIX}update_item_quantity`]: updateQuantity,
  [`${PREMIUM_PREFIX}sort_wishlist_items`]: sort,
  [`${PREMIUM_PREFIX}ask_an_estimate`]: estimate,
};

const secured = (answers: Readonly<Record<string, Answer>>): [string, Answer][] =>
  Object.entries(answers).map(([action, answer]) => [action, nonceFor(action, answer)]);

const ifPremium =
  (answer: Answer): Answer =>
  (call) =>
    optionsOf(call).has("free") ? htmlResponse("0", 400) : answer(call);

export const wishlistCalls: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries(secured(free)),
  remove_from_wishlist: nonceFor("remove_from_wishlist", remove, noBlocks),
  load_mobile: nonceFor("load_mobile", loadBlocks, noBlocks),
  ...Object.fromEntries(secured(premium).map(([action, answer]) => [action, ifPremium(answer)])),
};
