import { pageJQuery } from "#src/dom/jquery/jquery.ts";
import { pixelOptions } from "./contract.ts";
import { fireAddition } from "./fire-addition.tsx";
import { fireEvents } from "./fire-events.tsx";
import type { Hear } from "./hear-until.tsx";
import type { Pixels } from "./pixel.ts";
import { quantityIn, readChosen, textIn, typeOf } from "./product-form.tsx";
import { VARIABLE } from "./product-types.ts";

/** A variable product or a bundle is only chosen from a list. */
const LIST_BUTTON = ".add_to_cart_button:not(.product_type_variable, .product_type_bundle, .single_add_to_cart_button)";

/**
 * The first click of two, and none while the button adds: a held key clicks again and again. A press from before this code
 * has made the button busy by itself.
 */
const isFirst = (button: Element, { detail, eventPhase }: UIEvent): boolean =>
  detail <= 1 && !button.matches(eventPhase ? ".loading, .disabled, :disabled" : ".disabled, :disabled");

const addFromList = (pixels: Pixels, { dataset: { product_id: id = "" } }: HTMLElement): void =>
  fireAddition(pixels, {
    shop: "woo",
    productFor: (slug) => window.pysWooProductData?.[id]?.[slug],
    call: ["onWooAddToCartOnButtonEvent", id],
  });

const addFromForm = (pixels: Pixels, button: HTMLElement): void => {
  const form = (button as HTMLButtonElement).form ?? button.closest("form");
  if (!form) return;
  const type = typeOf(form);
  const id = textIn(form, '[name="add-to-cart"]');
  const chosen = readChosen(form, type);
  fireAddition(pixels, {
    shop: "woo",
    productFor: (slug) => {
      const isVariation = type === VARIABLE && !pixelOptions()[slug]?.wooVariableAsSimple;
      return window.pysWooProductData?.[isVariation ? textIn(form, 'input[name="variation_id"]') : id]?.[slug];
    },
    chosen,
    call: ["onWooAddToCartOnSingleEvent", id, chosen.quantity, type, false, pageJQuery()?.(form) ?? form],
  });
};

/** Each price that a shopper has chosen is an event of its own. */
const addDownloads = (pixels: Pixels, button: HTMLElement): void => {
  const form = button.closest("form");
  if (!form) return;
  const { downloadId: id = "", variablePrice, priceMode } = button.dataset;
  const prices = form.querySelectorAll<HTMLInputElement>('[name="edd_options[price_id][]"]:checked');
  const hasPrices = variablePrice === "yes";
  for (const priceId of hasPrices ? [...prices].map(({ value }) => value) : [undefined]) {
    const field = `edd_download_quantity${hasPrices && priceMode === "multi" ? `_${priceId}` : ""}`;
    const quantity = quantityIn(form, `[name="${field}"]`) || 1;
    const key = priceId ? `${id}_${priceId}` : id;
    fireAddition(pixels, {
      shop: "edd",
      productFor: (slug) => window.pysEddProductData?.[id]?.[key]?.[slug],
      chosen: { quantity },
      call: ["onEddAddToCartOnButtonEvent", id, priceId, quantity],
    });
  }
};

/** What a link asks the server for. */
const asked = (link: HTMLElement, name: string): string =>
  new URLSearchParams((link as HTMLAnchorElement).search).get(name) ?? "";

/** Fires the shop's events when a shopper presses its buttons. */
export const followShopEvents = (pixels: Pixels, hear: Hear): void => {
  const onPress = (selector: string, act: (pixels: Pixels, button: HTMLElement) => void) =>
    hear("click", selector, (button, event) => isFirst(button, event) && act(pixels, button));
  const { woo, dynamicEvents } = pixelOptions();

  if (woo?.addToCartCatchMethod === "add_cart_js") {
    onPress(LIST_BUTTON, addFromList);
    onPress(".single_add_to_cart_button", addFromForm);
  }
  if (woo?.removeFromCartSelector)
    onPress(woo.removeFromCartSelector, (_pixels, link) =>
      fireEvents(pixels, dynamicEvents?.woo_remove_from_cart?.[asked(link, "remove_item")]),
    );
  onPress("form.edd_download_purchase_form .edd-add-to-cart", addDownloads);
  onPress("form#edd_checkout_cart_form .edd_cart_remove_item_btn", (_pixels, link) =>
    fireEvents(pixels, dynamicEvents?.edd_remove_from_cart?.[asked(link, "cart_item")]),
  );
};
