import { addToCart, removeFromCart, setQuantity, undoRemoval } from "#mock/cart.ts";
import { applyCoupon, removeCoupon } from "#mock/coupons.ts";
import type { Product } from "#mock/model.ts";
import { freshNonce, isValidNonce } from "#mock/nonces.ts";
import { addedNotice, error, onlyOneNotice, refusalText, removedNotice, success } from "#mock/notice-texts.ts";
import { redirectTo } from "#mock/platform-response.ts";
import { type Answer, type Call, field } from "#mock/shop.ts";
import { flagsOf } from "#mock/visit-flags.ts";

/** Redirects to the page of the link, without the given query parameters. */
const backToReferer = (call: Call, ...actions: readonly string[]): Response => {
  const referer = call.request.headers.get("referer");
  const target = new URL(referer ?? "/cart/", call.url.origin);
  for (const name of actions) target.searchParams.delete(name);
  return redirectTo(target.origin === call.url.origin ? target.href : `${call.url.origin}/cart/`);
};

const cartNonceOf = ({ fields, url }: Call): string | null =>
  fields.get("woocommerce-cart-nonce") ?? url.searchParams.get("_wpnonce");

const hasCartNonce = (call: Call): boolean => isValidNonce(call.visit.session, "woocommerce-cart", cartNonceOf(call));

/** On the platform an expired nonce removes nothing and shows no notice. */
const removeItem: Answer = (call) => {
  if (!hasCartNonce(call)) return undefined;
  const { session } = call.visit;
  const back = backToReferer(call, "remove_item", "add-to-cart", "_wpnonce");
  const line = removeFromCart(session, call.url.searchParams.get("remove_item") ?? "");
  const product = line && call.shop.db.product(line.productId);
  if (!product) return back;
  const undo = `${call.url.origin}/cart/?undo_item=${line.key}&_wpnonce=${freshNonce(session, "woocommerce-cart")}`;
  session.notices.push(removedNotice(product, undo));
  return back;
};

const undoItem: Answer = (call) => {
  if (!hasCartNonce(call)) return undefined;
  undoRemoval(call.visit.session, call.url.searchParams.get("undo_item") ?? "");
  // The platform does not remove an add-to-cart parameter here.
  return backToReferer(call, "undo_item", "_wpnonce");
};

/** Without a notice and without a redirect, unlike the endpoint for the same. */
const dropCoupon: Answer = (call) => {
  removeCoupon(call.visit.session, call.url.searchParams.get("remove_coupon") ?? "");
  return undefined;
};

const updateCart: Answer = (call) => {
  if (!hasCartNonce(call)) return undefined;
  const { session } = call.visit;
  const { db } = call.shop;
  const quantities = [...call.fields].flatMap(([name, value]) => {
    const key = /^cart\[(\w+)\]\[qty\]$/.exec(name)?.[1];
    // An emptied field counts as zero.
    return key ? [{ key, quantity: Number.parseFloat(value) || 0 }] : [];
  });
  const outcomes = quantities.map((line) => ({ key: line.key, outcome: setQuantity(db, session, line) }));
  for (const { key, outcome } of outcomes) {
    const product = outcome === "sold-individually" ? lineProduct(call, key) : undefined;
    if (product) session.notices.push(onlyOneNotice(product));
  }
  if (!outcomes.some(({ outcome }) => outcome === "set" || outcome === "removed")) return undefined;
  session.notices.push(success("Cart updated."));
  return backToReferer(call, "remove_coupon", "add-to-cart");
};

/** Coupon and quantities share one form: Enter in a quantity field presses the form's first button, which is this one. */
const couponForm: Answer = (call) => {
  const { session } = call.visit;
  const code = field(call, "coupon_code");
  if (code !== "") session.notices.push(applyCoupon(call.shop.db, session, code));
  return updateCart(call);
};

const lineProduct = (call: Call, key: string): Product | undefined => {
  const line = call.visit.session.cart.find((candidate) => candidate.key === key);
  return line && call.shop.db.product(line.productId);
};

const value = (call: Call, name: string): string | null => call.fields.get(name) ?? call.url.searchParams.get(name);

interface WantedProduct {
  productId: number;
  quantity: number;
}

const wantedProducts = (call: Call, productId: number): WantedProduct[] => {
  const product = call.shop.db.product(productId);
  if (product?.type !== "grouped")
    return [{ productId, quantity: Number.parseFloat(value(call, "quantity") ?? "") || 1 }];
  return product.children
    .map((id) => ({ productId: id, quantity: Number.parseFloat(value(call, `quantity[${id}]`) ?? "") || 0 }))
    .filter(({ quantity }) => quantity > 0);
};

const attributesOf = (call: Call): Record<string, string> =>
  Object.fromEntries(
    [...call.url.searchParams, ...call.fields]
      .filter(([name]) => name.startsWith("attribute_"))
      .map(([name, chosen]) => [name.slice("attribute_".length), chosen]),
  );

/** An add by link or product form. Without the redirect setting the platform prints the page with the notice at once. */
const addByPage: Answer = (call) => {
  const { session } = call.visit;
  const { db } = call.shop;
  const productId = Number.parseInt(value(call, "add-to-cart") ?? "", 10);
  const wanted = wantedProducts(call, productId);
  const added = wanted.flatMap((product) => {
    const variationId = Number(value(call, "variation_id")) || 0;
    const outcome = addToCart(db, session, { ...product, variationId, attributes: attributesOf(call) });
    if (!outcome.isAdded) session.notices.push(error(refusalText(call.url.origin, outcome)));
    return outcome.isAdded ? [{ product: outcome.product, quantity: product.quantity }] : [];
  });
  if (wanted.length === 0)
    session.notices.push(error("Please choose the quantity of items you wish to add to your cart&hellip;"));
  if (added.length === 0) return undefined;
  session.notices.push(addedNotice(call.url.origin, added));
  if (flagsOf(call).redirect) return redirectTo(`${call.url.origin}/cart/`);
  call.wasAddedWithoutAjax = true;
  return undefined;
};

const byParameter: Readonly<Record<string, Answer>> = {
  remove_item: removeItem,
  undo_item: undoItem,
  remove_coupon: dropCoupon,
  apply_coupon: couponForm,
  update_cart: updateCart,
  "add-to-cart": addByPage,
};

export const cartActionNames: readonly string[] = Object.keys(byParameter);

export interface PageAction {
  name: string;
  answer: Answer;
}

/** The action to run before the page is printed. An action that answers `undefined` leaves the page to be printed. */
export const cartActionOf = (call: Call): PageAction | undefined => {
  const called = Object.entries(byParameter).find(([name]) => value(call, name) !== null);
  return called && { name: called[0], answer: called[1] };
};
