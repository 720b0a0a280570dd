import { parseServerHtml, parseServerPage } from "#src/dom/server-html.ts";
import { variationsOf } from "#src/dom/variation-data.ts";
import { stockAlertSettings } from "#src/platform/stock-alert-settings.ts";

/** Back-in-stock forms that the shop sends, and the nonces in them, which go stale on cached pages. */

export interface PopupRequest {
  productId: string;
  /** Empty for a product without variations. */
  variationId: string;
  quantity: string;
  /** The trigger's nonce, or a captcha's token in its place. */
  security: string;
}

const FORM = ".cwginstock-subscribe-form";
const TRIGGER = ".cwg_popup_submit";

const requests = async () => {
  const [{ postAction }, { freshPageSource }] = await Promise.all([
    import("#src/platform/admin-ajax.ts"),
    import("#src/platform/fresh-settings.ts"),
  ]);
  return { postAction, freshPage: async () => parseServerPage(await freshPageSource()) };
};

const postPopup = async ({ productId, variationId, quantity, security }: PopupRequest): Promise<string> => {
  const fields = { product_id: productId, variation_id: variationId, quantity, security };
  return (await requests()).postAction("cwg_trigger_popup_ajax", fields, { url: stockAlertSettings().popupUrl });
};

const triggerNonceIn = (page: ParentNode, { productId, variationId }: PopupRequest): string | undefined =>
  [...page.querySelectorAll<HTMLElement>(TRIGGER)].find(
    ({ dataset }) => dataset.product_id === productId && (dataset.variation_id ?? "") === variationId,
  )?.dataset.security;

const isForm = (html: string): boolean => parseServerHtml(html).querySelector(`${FORM}, .cwg-guest-message`) !== null;

/**
 * The form of a popup as HTML. Where the trigger's nonce is stale the shop answers a sentence; then a fresh one is
 * tried once. A captcha's token is never tried twice.
 */
export const fetchPopupForm = async (request: PopupRequest, isToken: boolean): Promise<string> => {
  const html = await postPopup(request);
  if (isToken || !html.trim() || isForm(html)) return html;
  const security = triggerNonceIn(await (await requests()).freshPage(), request);
  return security && security !== request.security ? postPopup({ ...request, security }) : html;
};

const formNonceIn = (root: ParentNode, productId: string): string | undefined =>
  [...root.querySelectorAll(FORM)]
    .find((form) => form.querySelector<HTMLInputElement>(".cwg-product-id")?.value === productId)
    ?.querySelector<HTMLInputElement>(".cwg-security")?.value;

/** Forms of variations stand in the data that the product's form carries. */
const formsOfVariations = (page: ParentNode): DocumentFragment[] =>
  [...page.querySelectorAll<HTMLElement>("form.variations_form")]
    .flatMap((form) => variationsOf(form) || [])
    .map(({ availability_html }) => parseServerHtml(typeof availability_html === "string" ? availability_html : ""));

/** A product's form nonce as the shop prints it now; undefined when the page has neither its form nor its popup. */
export const freshFormNonce = async (productId: string, variationId: string): Promise<string | undefined> => {
  const page = await (await requests()).freshPage();
  for (const root of [page, ...formsOfVariations(page)]) {
    const nonce = formNonceIn(root, productId);
    if (nonce) return nonce;
  }
  const request = { productId, variationId: Number(variationId) ? variationId : "", quantity: "", security: "" };
  const security = triggerNonceIn(page, request);
  return security ? formNonceIn(parseServerHtml(await postPopup({ ...request, security })), productId) : undefined;
};
