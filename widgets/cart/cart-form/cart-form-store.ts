import {
  type CartPageChange,
  firstAlert,
  hasBuilderCart,
  hasCheckout,
  takeErrors,
  updateCartPage,
  updateCartTotals,
} from "#src/dom/cart-page.ts";
import { emit } from "#src/dom/platform-events.ts";
import { scrollToNotices } from "#src/dom/scroll-to-notices.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";

/** The cart page's requests: each answer is a newer copy of the page, and the events follow in the platform's order. */

const pages = () => import("#src/platform/cart-page.ts");

const announce = (change: CartPageChange): void => {
  if (change === "emptied") emit("wc_cart_emptied");
  if (change === "updated") {
    emit("updated_cart_totals");
    if (hasCheckout()) emit("update_checkout");
  }
  emit("updated_wc_div");
  const alert = firstAlert();
  if (alert) scrollToNotices(alert);
};

/** Another page than the cart answered, a login page perhaps, or more than the cart's blocks changes: show what there is. */
const needsReload = (change: CartPageChange): boolean =>
  change === "unknown" || (change === "emptied" && (hasCheckout() || hasBuilderCart()));

const showPage = (page: ParentNode, keepsNotices: boolean): void => {
  const change = updateCartPage(page, { keepsNotices });
  if (change !== "unknown") announce(change);
  if (needsReload(change)) window.location.reload();
};

const show = (html: string, keepsNotices: boolean): void => showPage(parseServerHtml(html), keepsNotices);

/** Sends the form as its own button would. */
export const sendForm = async (action: string, fields: FormData): Promise<void> => {
  show(await (await pages()).submitCartForm(action, fields), false);
};

/** Why the shop refuses the code, to be told beside it; empty when it does not. */
export const applyCoupon = async (action: string, fields: FormData): Promise<string> => {
  const page = parseServerHtml(await (await pages()).submitCartForm(action, fields));
  emit("applied_coupon", fields.get("coupon_code"));
  const refusal = takeErrors(page);
  showPage(page, false);
  return refusal;
};

/** Renders the form anew after something else has changed the cart. */
export const reloadForm = async (form: HTMLFormElement, keepsNotices: boolean): Promise<void> => {
  show(await (await pages()).submitCartForm(form.action, new FormData(form)), keepsNotices);
};

/** A coupon's remove link names the coupon. */
export const followLink = async (href: string, coupon?: string): Promise<void> => {
  const html = await (await pages()).followCartLink(href);
  if (coupon !== undefined) emit("removed_coupon", coupon);
  show(html, false);
};

export const chooseShippingMethods = async (methods: Readonly<Record<string, string>>): Promise<void> => {
  updateCartTotals(parseServerHtml(await (await pages()).chooseShipping(methods)));
  emit("updated_cart_totals");
  emit("updated_shipping_method");
};
