// Spec 3 (Saved card instrument), 4 (Saved card removal), 7 and 8 (Card payment); pricing contract D.3 and D.4.
import * as v from "valibot";
import { requireAttribute, requirePart } from "#src/dom/required.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { readJson, send } from "#src/platform/client.ts";
import { encodeForm } from "#src/platform/form-encoding.ts";
import { askWithNonce, freshPageSource } from "#src/platform/fresh-settings.ts";
import { message } from "#src/platform/messages.ts";
import { isStaleNonce } from "#src/platform/rest.ts";

export interface SavedCard {
  menuButton: HTMLElement;
  removeButton: HTMLElement;
  /** As the shopper reads it. */
  name: string;
  errorMessage: string;
  removedMessage: string;
  /** False where the shop refuses. Rejects when it does not answer. */
  remove: () => Promise<boolean>;
}

export const MENU_BUTTON = ".paynow-payment-card-menu-button";

export const ERROR_PLACE = ".paynow-payment-card-error";

/** The option of a new card, which the shop assumes where no card is chosen. */
export const NEW_CARD_ID = "paymentMethodToken-default";

const NONCE = "data-nonce";

const answerSchema = v.looseObject({});

/** All cards have the same nonce, and the page prints it nowhere else. */
const freshNonce = async () =>
  parseServerHtml(await freshPageSource())
    .querySelector(`.paynow-payment-card-remove[${NONCE}]`)
    ?.getAttribute(NONCE);

/** @throws ContractError where the card's markup lacks a part. */
export const readSavedCard = (row: Element): SavedCard => {
  const removeButton = requirePart(row, ".paynow-payment-card-remove");
  const url = requireAttribute(removeButton, "data-action");
  const nonce = requireAttribute(removeButton, NONCE);
  const savedInstrumentToken = requireAttribute(removeButton, "data-remove-saved-instrument");
  const ask = (_wpnonce: string) => send(url, { body: encodeForm({ savedInstrumentToken, _wpnonce }) });
  const name = row.querySelector(".paynow-payment-card-details-card-name")?.textContent.trim() ?? "";
  return {
    menuButton: requirePart(row, MENU_BUTTON),
    removeButton,
    name,
    errorMessage: removeButton.dataset.errorMessage ?? "",
    removedMessage: message("removed", { name }),
    remove: async () => {
      const answer = await askWithNonce(ask, { nonce, isStale: isStaleNonce, readFresh: freshNonce });
      return readJson(answerSchema, answer, url).success === true;
    },
  };
};
