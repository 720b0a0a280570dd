import { announceSummary } from "#src/dom/announce.ts";
import {
  type CartPageChange,
  changesWhenEmpty,
  firstAlert,
  hasCheckout,
  hasNews,
  hasNotices,
  isCutOff,
  takeErrors,
  updateCartPage,
  updateCartTotals,
} from "#src/dom/cart-page.ts";
import { emit, fire } from "#src/dom/platform-events.ts";
import { scrollToNotices } from "#src/dom/scroll-to-notices.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { PlatformError } from "#src/errors.ts";
import * as cartPage from "#src/platform/cart-page.ts";
import { withoutActions } from "#src/platform/client.ts";

/** The cart page's requests: each answer is a newer copy of the page, and the events follow in the platform's order. */

/** The shop says nothing of a quantity or a shipping method that it has taken over: readers hear the new total. */
const announceTotals = (): void => {
  emit("updated_cart_totals");
  const total = document.querySelector(".order-total");
  if (total) announceSummary(Array.from(total.children, ({ textContent }) => textContent).join(" "));
};

const tellOutcome = (change: CartPageChange): void => {
  if (change === "emptied") {
    // An undo, and whoever loads the page anew, would fill the cart with what the address adds.
    history.replaceState(history.state, "", withoutActions(location.href));
    emit("wc_cart_emptied");
    // A total that waits to be spoken was that of the last line.
    announceSummary("");
  }
  if (change === "updated") {
    announceTotals();
    if (hasCheckout()) emit("update_checkout");
  }
  emit("updated_wc_div");
  const alert = firstAlert();
  if (alert) scrollToNotices(alert);
  // The platform asks through jQuery, whose word some themes wait for to put their plus and minus back.
  fire(document, "ajaxComplete", [{ responseText: "" }, { url: location.href, data: "" }]);
};

/** Another page than the cart answered, a login page perhaps, or more than the cart's blocks changes: show what there is. */
const needsReload = (change: CartPageChange): boolean =>
  change === "unknown" || (change === "emptied" && changesWhenEmpty());

const showPage = (page: ParentNode, keepsNotices: boolean): void => {
  const change = updateCartPage(page, keepsNotices);
  if (change !== "unknown") tellOutcome(change);
  if (needsReload(change)) location.reload();
};

/** @throws PlatformError when the answer is no whole page. */
const request = async (address: string, fields?: FormData): Promise<ParentNode> => {
  const page = parseServerHtml(await cartPage.requestCartPage(address, fields));
  if (isCutOff(page))
    throw new PlatformError("shape", "The cart page's answer is empty or cut off. Check the server's log.");
  return page;
};

/** Where a form goes. Plugins put fields named "action" into it, and then its own `action` is the field. */
export const addressOf = (form: HTMLFormElement): string => (form.cloneNode() as HTMLFormElement).action;

/** Puts the nonces of a newer page into what was sent. Returns how many were older. */
const renewNonces = (fields: FormData, page: ParentNode): number => {
  const renewed = [...page.querySelectorAll<HTMLInputElement>('[name$="-nonce"]')].filter(
    ({ name, value }) => fields.has(name) && fields.get(name) !== value,
  );
  for (const { name, value } of renewed) fields.set(name, value);
  return renewed.length;
};

/** Sends the form as its own button would. With a nonce that is too old the platform does nothing and says nothing. */
const submit = async (action: string, fields: FormData): Promise<ParentNode> => {
  const page = await request(action, fields);
  return !hasNews(page) && renewNonces(fields, page) ? request(action, fields) : page;
};

export const sendForm = async (action: string, fields: FormData): Promise<void> =>
  showPage(await submit(action, fields), false);

/** Why the shop refuses the code, to be told beside it; empty when it does not. */
export const applyCoupon = async (action: string, fields: FormData): Promise<string> => {
  const code = String(fields.get("coupon_code"));
  const words = parseServerHtml(await cartPage.applyCoupon(code));
  // A shop that cannot be asked otherwise takes the code with its form, as without a script.
  if (hasNotices(words)) fields.delete("apply_coupon");
  const page = await submit(action, fields);
  page.append(words);
  emit("applied_coupon", code);
  const refusal = takeErrors(page);
  showPage(page, false);
  return refusal;
};

/** Renders the form anew after something else has changed the cart. */
export const reloadForm = async (form: HTMLFormElement, keepsNotices: boolean): Promise<void> => {
  showPage(await request(addressOf(form), new FormData(form)), keepsNotices);
};

/** The same link with the nonce of a newer page: all that change a row have the form's. */
const renewedLink = (href: string, page: ParentNode): string => {
  const nonce = page.querySelector<HTMLInputElement>('[name="woocommerce-cart-nonce"]')?.value;
  return nonce ? href.replace(/_wpnonce=\w+/, `_wpnonce=${nonce}`) : href;
};

export const followLink = async (href: string): Promise<void> => {
  const page = await request(href);
  const renewed = hasNews(page) ? href : renewedLink(href, page);
  showPage(renewed === href ? page : await request(renewed), false);
};

/** Who only follows the coupon's link is told nothing by the shop; it is for a shop that cannot be asked otherwise. */
export const takeCouponOut = async (coupon: string, link: string): Promise<void> => {
  const words = parseServerHtml(await cartPage.removeCoupon(coupon));
  const address = new URL(link);
  if (hasNotices(words)) address.searchParams.delete("remove_coupon");
  const page = await request(address.href);
  page.append(words);
  emit("removed_coupon", coupon);
  showPage(page, false);
};

export const chooseShippingMethods = async (methods: Readonly<Record<string, string>>): Promise<void> => {
  try {
    const answer = parseServerHtml(await cartPage.chooseShipping(methods));
    if (!updateCartTotals(answer))
      throw new PlatformError("shape", "update_shipping_method sent no totals. Check the theme's template of them.");
    announceTotals();
  } finally {
    // The platform says so once the request is over, however it went: others wait for it.
    emit("updated_shipping_method");
  }
};
