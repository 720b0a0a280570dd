import { announceSummary } from "#src/dom/announce.ts";
import {
  type CartPageChange,
  hasCheckout,
  holdQuantities,
  isCutOff,
  updateCartPage,
  updateCartTotals,
} from "#src/dom/cart/cart-page.ts";
import { firstAlert, hasNews, hasNotices, takeErrors } from "#src/dom/cart/cart-page-notices.ts";
import { emit, fire } from "#src/dom/platform-events.ts";
import { scrollToNotices } from "#src/dom/scroll-to-notices.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { PlatformError } from "#src/errors.ts";
import * as cartPage from "#src/platform/cart-page.ts";
import { withoutActions } from "#src/platform/client.ts";

/** The cart page's requests. Each answer is a newer copy of the page, and events follow in the platform's order. */

/** The shop sends no notice about a new quantity or shipping method, so screen readers hear the new total. */
const announceTotals = (): void => {
  emit("updated_cart_totals");
  const total = document.querySelector(".order-total");
  if (total) announceSummary([...total.children].map(({ textContent }) => textContent).join(" "));
};

const tellOutcome = (change: CartPageChange): void => {
  if (change === "emptied") {
    emit("wc_cart_emptied");
    // Cancels a total that still waits to be spoken: it was the last line's.
    announceSummary("");
  } else {
    announceTotals();
    if (hasCheckout()) emit("update_checkout");
  }
  emit("updated_wc_div");
  const alert = firstAlert();
  if (alert) scrollToNotices(alert);
  // The platform sends this request through jQuery, and some themes restore their plus and minus on `ajaxComplete`.
  fire(document, "ajaxComplete", [{ responseText: "" }, { url: location.href, data: "" }]);
};

const showPage = (page: ParentNode, keepsNotices: boolean): void => {
  const change = updateCartPage(page, keepsNotices);
  // A reload or an undo would otherwise fill an emptied cart again with what the address adds.
  if (change !== "updated") history.replaceState(history.state, "", withoutActions(location.href));
  if (change) tellOutcome(change);
  // Another page answered, perhaps the login page.
  else location.reload();
};

/** Answers a press. A theme's plus may have changed a row since: we do not lock the form as the platform does. */
const showAnswer = (page: ParentNode, sent?: FormData): void => {
  holdQuantities(sent);
  showPage(page, false);
};

const incomplete = (): PlatformError =>
  new PlatformError("shape", "The cart page's answer is incomplete. Check the server's log.");

/** @throws PlatformError when the answer is not a whole page. */
const request = async (url: string, fields?: FormData): Promise<ParentNode> => {
  const page = parseServerHtml(await cartPage.requestCartPage(url, fields));
  if (isCutOff(page)) throw incomplete();
  return page;
};

/** A plugin's field named "action" hides the form's own `action` property; the clone has no fields. */
export const urlOf = (form: HTMLFormElement): string => (form.cloneNode() as HTMLFormElement).action;

/** Returns how many of the sent nonces were out of date. */
const renewNonces = (fields: FormData, page: ParentNode): number => {
  const renewed = [...page.querySelectorAll<HTMLInputElement>('[name$="-nonce"]')].filter(
    ({ name, value }) => fields.has(name) && fields.get(name) !== value,
  );
  for (const { name, value } of renewed) fields.set(name, value);
  return renewed.length;
};

/**
 * The platform ignores an expired nonce without a word. When an answer brings no new notice, the form is sent again
 * with that answer's nonces.
 */
const submit = async (action: string, fields: FormData): Promise<ParentNode> => {
  const page = await request(action, fields);
  return !hasNews(page) && renewNonces(fields, page) ? request(action, fields) : page;
};

export const sendForm = async (action: string, fields: FormData): Promise<void> =>
  showAnswer(await submit(action, fields), fields);

/** Resolves to the shop's reason for refusing the code, or to "" when it takes the code. */
export const applyCoupon = async (action: string, fields: FormData, code: string): Promise<string> => {
  const notices = parseServerHtml(await cartPage.applyCoupon(code));
  // Where the coupon endpoint says nothing, the form sends the code, as it does without a script.
  const isApplied = hasNotices(notices);
  if (isApplied) fields.delete("apply_coupon");
  const page = await submit(action, fields);
  // The page may bring an error of its own, about a product that has sold out meanwhile.
  const refusal = takeErrors(isApplied ? notices : page);
  page.append(notices);
  emit("applied_coupon", code);
  // Without the name of a button, the form changes no quantity.
  showAnswer(page, isApplied ? undefined : fields);
  return refusal;
};

/** An answer before may have emptied the cart, and its page has no form to renew. */
export const reloadForm = async (form: HTMLFormElement, keepsNotices: boolean): Promise<void> => {
  if (form.isConnected) showPage(await request(urlOf(form), new FormData(form)), keepsNotices);
};

/** Every link that changes a row uses the form's nonce. */
const renewedLink = (href: string, page: ParentNode): string => {
  const nonce = page.querySelector<HTMLInputElement>('[name="woocommerce-cart-nonce"]')?.value;
  return nonce ? href.replace(/_wpnonce=\w+/, `_wpnonce=${nonce}`) : href;
};

export const followLink = async (href: string): Promise<void> => {
  const page = await request(href);
  const renewed = hasNews(page) ? href : renewedLink(href, page);
  showAnswer(renewed === href ? page : await request(renewed));
};

/**
 * Asks the coupon endpoint first: after following the link alone, the shop says nothing. The link is the fallback for
 * shops without that endpoint.
 */
export const takeCouponOut = async (coupon: string, link: string): Promise<void> => {
  const notices = parseServerHtml(await cartPage.removeCoupon(coupon));
  const url = new URL(link);
  if (hasNotices(notices)) url.searchParams.delete("remove_coupon");
  const page = await request(url.href);
  page.append(notices);
  emit("removed_coupon", coupon);
  showAnswer(page);
};

export const chooseShippingMethods = async (methods: Readonly<Record<string, string>>): Promise<void> => {
  try {
    const answer = parseServerHtml(await cartPage.chooseShipping(methods));
    if (!updateCartTotals(answer)) throw incomplete();
    announceTotals();
  } finally {
    // The platform fires this after a failed request too, and other scripts wait for it.
    emit("updated_shipping_method");
  }
};
