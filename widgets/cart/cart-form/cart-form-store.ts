import { type CartPageChange, updateCartPage, updateCartTotals } from "#src/dom/cart-page.ts";
import { emit } from "#src/dom/platform-events.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";

/** The cart page's requests: each answer is a newer copy of the page, and the events follow in the platform's order. */

const pages = () => import("#src/platform/cart-page.ts");

const announce = (change: CartPageChange): void => {
  if (change === "emptied") emit("wc_cart_emptied");
  if (change === "updated") emit("updated_cart_totals");
  emit("updated_wc_div");
};

const show = (html: string, keepsNotices: boolean): void => {
  const change = updateCartPage(parseServerHtml(html), { keepsNotices });
  // Another page than the cart answered, a login page perhaps: let the browser show what there is.
  if (change === "unknown") window.location.reload();
  else announce(change);
};

/** Sends the form as the button that was pressed would. */
export const sendForm = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
  const fields = new FormData(form, submitter);
  show(await (await pages()).submitCartForm(form.action, fields), false);
  const code = fields.get("coupon_code");
  if (fields.has("apply_coupon")) emit("applied_coupon", code);
};

/** Renders the form anew after something else has changed the cart. */
export const reloadForm = async (form: HTMLFormElement, keepsNotices: boolean): Promise<void> => {
  show(await (await pages()).submitCartForm(form.action, new FormData(form)), keepsNotices);
};

export const followLink = async (href: string): Promise<void> => {
  show(await (await pages()).followCartLink(href), false);
};

export const chooseShippingMethods = async (methods: Readonly<Record<string, string>>): Promise<void> => {
  updateCartTotals(parseServerHtml(await (await pages()).chooseShipping(methods)));
  emit("updated_cart_totals");
  emit("updated_shipping_method");
};
