import type { SavedCard } from "#mock/model.ts";
import { type Html, html, raw } from "#theme/html.ts";
import type { CartScene } from "./mini-cart.ts";

/** As the payment plugin prints it, with its own class of two leading hyphens. */
const savedCard = ({ origin, nonce }: CartScene, card: SavedCard, isChosen: boolean): Html =>
  html`<div class="paynow-payment-card-option" id="wrapper-${card.token}">
	<input type="radio" name="paymentMethodToken" value="${card.token}" id="${card.token}"${isChosen && raw(" checked")}${card.isExpired && raw(" disabled")} />
	<label for="${card.token}"><span class="paynow-payment-card-image" aria-hidden="true"></span><span class="paynow-payment-card-details"><span class="paynow-payment-card-details-card-name">${card.name}</span><span class="paynow-payment-card-details-expiration${card.isExpired && " paynow-expired"}">${card.isExpired ? "Expired" : "Expires"} ${card.expires}</span></span></label>
	<div class="paynow-payment-card-menu"><button class="paynow-payment-card-menu-button" type="button">&hellip;</button><button class="paynow-payment-card-remove --hidden" type="button" data-remove-saved-instrument="${card.token}" data-action="${origin}/wp-json/paynow/instrument-remove/" data-nonce="${nonce("wp_rest")}" data-error-message="An error occurred while deleting the saved card.">Remove card</button></div>
	<span class="paynow-payment-card-error"></span>
</div>`;

const newCard = html`<div class="paynow-payment-card-option">
	<input type="radio" name="paymentMethodToken" value="" id="paymentMethodToken-default" />
	<label for="paymentMethodToken-default"><span class="paynow-payment-card-image" aria-hidden="true"></span><span class="paynow-payment-card-details"><span class="paynow-payment-card-details-card-name">Pay by a new card</span></span></label>
</div>`;

const dataProcessingInfo = html`<div class="paynow-data-processing-info">
	<div class="paynow-data-processing-info-less">The payment provider processes your data. <span class="expand" data-toggle="collapse" data-target="#paynow_disclaimer_card" data-expanded-text="Collapse" data-collapsed-text="Read more">Read more</span></div>
	<div class="paynow-data-processing-info-more collapse" id="paynow_disclaimer_card">It needs your name, your email address and the order&#039;s number to take the payment, and keeps them as long as the law on payments asks. No card number ever reaches this shop.</div>
</div>`;

/** A card is chosen before the shopper has chosen any. */
const DEFAULT_CARD = 1;

export const cardPayment = (scene: CartScene, cards: readonly SavedCard[]): Html =>
  html`<div class="paynow-payment-option-pbls">${
    cards.length === 0
      ? html`<p>You pay on the payment provider&#039;s page, and come back here.</p>`
      : [...cards.map((card, index) => savedCard(scene, card, index === DEFAULT_CARD && !card.isExpired)), newCard]
  }</div><input type="hidden" id="payment-method-fingerprint" name="paymentMethodFingerprint" value="" />${dataProcessingInfo}`;
