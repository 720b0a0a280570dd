import type { ProductView } from "#mock/model.ts";
import { type Html, html, raw } from "#theme/html.ts";
import type { AlertScene } from "./scene.ts";

interface AlertProduct {
  productId: number;
  /** 0 for a product without variations. */
  variationId: number;
}

const hasCaptcha = ({ options }: AlertScene): boolean =>
  options.has("recaptcha") || options.has("score") || options.has("turnstile");

/** For a variation the plugin prints an empty place; elsewhere one that the captcha provider's script finds by itself. */
const captchaPlace = ({ options }: AlertScene, { variationId }: AlertProduct): Html | false => {
  if (options.has("turnstile"))
    return variationId
      ? html`<div id="cwg-turnstile-captcha"></div>`
      : html`<div class="cf-turnstile" data-theme="light" data-sitekey="demo-turnstile-key" data-callback="cwginstock_turnstile_callback"></div>`;
  if (!options.has("recaptcha")) return false;
  return variationId
    ? html`<div id="cwg-google-recaptcha"></div>`
    : html`<div class="g-recaptcha" data-sitekey="demo-recaptcha-key" data-callback="cwginstock_recaptcha_callback"></div>`;
};

const extraFields = (scene: AlertScene, id: string): Html => {
  const { options } = scene;
  return html`${
    options.has("phone") &&
    html`<input id="${id}-phone" type="tel" class="cwgstock_phone" name="cwgstock_phone" aria-label="Phone" autocomplete="tel" />`
  }${
    options.has("quantity") &&
    html`<input type="number" min="1" class="add_quantity_field" name="cwginstocksettings[add_quantity_field]" placeholder="Quantity" value="" />`
  }`;
};

export const subscribeForm = (scene: AlertScene, product: AlertProduct): Html => {
  const { productId, variationId } = product;
  const id = `cwginstock-form-${productId}-${variationId}`;
  const titleId = `cwginstock-form-title-${productId}-${variationId}`;
  return html`<section class="cwginstock-subscribe-form ${variationId > 0 && `cwginstock-subscribe-form-${variationId}`} cwginstock-0outofstock">
	<div class="panel panel-primary cwginstock-panel-primary">
		<div class="panel-heading cwginstock-panel-heading"><h4 id="${titleId}" aria-level="2">Email when stock available</h4></div>
		<div class="panel-body cwginstock-panel-body"><div class="row"><div class="col-md-12"><div class="col-md-12"><div class="cwginstock-subscribe-form__form">
			<div class="form-group center-block">
				<input id="${id}-name" type="text" class="cwgstock_name" name="cwgstock_name" placeholder="Your Name" value="" autocomplete="name" />
				<input id="${id}-email" type="email" class="cwgstock_email" name="cwgstock_email" placeholder="Your Email Address" value="" autocomplete="email" />
				${extraFields(scene, id)}
			</div>
			<input type="hidden" class="cwg-product-id" name="cwg-product-id" value="${productId}" />
			<input type="hidden" class="cwg-variation-id" name="cwg-variation-id" value="${variationId}" />
			<input type="hidden" class="cwg-security" name="cwg-security" value="${scene.nonce(`codewoogeek-product_id-${productId}`)}" />
			${captchaPlace(scene, product)}
			${scene.options.has("agree") && html`<div class="cwg_iagree_checkbox"><label><input type="checkbox" class="cwg_iagree_checkbox_input" name="cwg_iagree_checkbox_input" value="1" /> I agree to the terms</label></div>`}
			<div class="form-group center-block"><input type="submit" name="cwgstock_submit" class="cwgstock_button "${hasCaptcha(scene) && raw(" disabled")} value="Subscribe Now" /></div>
			<div class="cwgstock_output"></div>
		</div></div></div></div></div>
	</div>
</section>`;
};

/** The button that opens the popup; some shops show it instead of the form, and listings always do. */
export const popupTrigger = ({ nonce }: AlertScene, { productId, variationId }: AlertProduct): Html =>
  html`<input type="submit" class="cwg_popup_submit button" data-product_id="${productId}" data-variation_id="${variationId > 0 && variationId}" data-security="${nonce("cwg_trigger_popup_ajax")}" value="Tell me when it is back" />`;

/** The plugin's addition below a sold-out variation's stock line. */
export const alertsOf =
  (scene: AlertScene, productId: number) =>
  ({ variation, offer }: ProductView["variations"][number]): string =>
    offer.isInStock ? "" : alertFor(scene, { productId, variationId: variation.id }).html;

export const alertFor = (scene: AlertScene, product: AlertProduct): Html =>
  scene.options.has("popup") ? popupTrigger(scene, product) : subscribeForm(scene, product);
