import { choiceOf, type VariationData, variationFormsOf, variationsOf } from "#src/dom/product/variation-data.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { stockAlertSettings } from "#src/platform/stock-alert-settings.ts";

/** Back-in-stock forms from the shop, and their nonces, which go stale on cached pages. */

/** The call's fields by their wire names. */
export type PopupRequest = {
  product_id: string;
  /** Empty for a product without variations. */
  variation_id: string;
  quantity: string;
  /** The trigger's nonce, or a captcha's token instead. */
  security: string;
};

const FORM = ".cwginstock-subscribe-form";
const TRIGGER = ".cwg_popup_submit";

const postPopup = async (request: PopupRequest): Promise<string> => {
  const { postAction } = await import("#src/platform/admin-ajax.ts");
  return postAction("cwg_trigger_popup_ajax", request, { url: stockAlertSettings().popupUrl });
};

/** The shop prints the same for all products. */
const triggerNonceIn = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLElement>(TRIGGER)?.dataset.security;

const formNonceIn = (root: ParentNode, productId: string): string | undefined =>
  [...root.querySelectorAll(FORM)]
    .find((form) => form.querySelector<HTMLInputElement>(".cwg-product-id")?.value === productId)
    ?.querySelector<HTMLInputElement>(".cwg-security")?.value;

/** The forms and buttons of variations are in their availability HTML. */
const formsOf = (variations: readonly VariationData[]): DocumentFragment[] =>
  variations.map(({ availability_html: html }) => parseServerHtml(typeof html === "string" ? html : ""));

/** The page of a product with many variations carries none of their forms, so ask the shop for the chosen variation. */
const formsOfChoice = async (productId: string): Promise<DocumentFragment[]> => {
  const [form] = variationFormsOf(Number(productId));
  if (!form || variationsOf(form) !== false) return [];
  const { askForVariation } = await import("./chosen-variation.ts");
  const variation = await askForVariation(form, choiceOf(form));
  return variation ? formsOf([variation]) : [];
};

/** Every piece of fresh markup in which the shop may print a product's nonce; each is requested only when needed. */
async function* freshMarkup(productId: string): AsyncGenerator<ParentNode> {
  const { freshPageSource } = await import("#src/platform/fresh-settings.ts");
  const page = parseServerHtml(await freshPageSource());
  yield page;
  for (const form of page.querySelectorAll<HTMLElement>("form.variations_form"))
    yield* formsOf(variationsOf(form) || []);
  yield* await formsOfChoice(productId);
}

/** The shop answers a stale nonce with a sentence: a fresh one is tried once. A captcha's token is never sent twice. */
export const fetchPopupForm = async (request: PopupRequest, isToken: boolean): Promise<string> => {
  const html = await postPopup(request);
  if (isToken || !html.trim() || parseServerHtml(html).querySelector(`${FORM}, .cwg-guest-message`)) return html;
  for await (const root of freshMarkup(request.product_id)) {
    const security = triggerNonceIn(root);
    if (security) return security === request.security ? html : postPopup({ ...request, security });
  }
  return html;
};

/** A product's form nonce as the shop prints it now; undefined when the page has neither its form nor its popup. */
export const freshFormNonce = async (productId: string, variationId: string): Promise<string | undefined> => {
  let security: string | undefined;
  for await (const root of freshMarkup(productId)) {
    const nonce = formNonceIn(root, productId);
    if (nonce) return nonce;
    security ??= triggerNonceIn(root);
  }
  if (!security) return undefined;
  const variation_id = Number(variationId) ? variationId : "";
  const html = await postPopup({ product_id: productId, variation_id, quantity: "", security });
  return formNonceIn(parseServerHtml(html), productId);
};
