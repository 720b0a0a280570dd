// Spec 2, 3, 7 and 8, free discount product; pricing contract A.6.
import { requireAttribute } from "#src/dom/required.ts";
import { unreadable } from "#src/errors.ts";
import { queueChange } from "#src/stores/cart-queue.ts";

export const CHOICE = ".awdr_change_product";
export const ACTIVE_CLASS = "awdr-select-free-variant-product-toggle-active";

export const panelOf = (toggle: HTMLElement): HTMLElement => {
  const panel = toggle.nextElementSibling as HTMLElement | null;
  if (panel?.matches(".awdr-select-variant-product")) return panel;
  throw unreadable("the choices", ".awdr-select-variant-product right after the toggle", panel?.localName);
};

export const choiceFields = (choice: Element) => ({
  product_id: requireAttribute(choice, "data-pid"),
  rule_unique_id: requireAttribute(choice, "data-rule_id"),
  parent_id: requireAttribute(choice, "data-parent_id"),
});

/**
 * Has the shop recalculate the cart; the platform disables the button while nothing has changed. A toggle in the order of a
 * checkout that stands on the cart's page is in another form.
 */
export const updateButtonOf = (toggle: Element): HTMLButtonElement | null =>
  (toggle.closest(".woocommerce-cart-form") ?? document).querySelector<HTMLButtonElement>('[name="update_cart"]');

/** Waits its turn among all requests that change the cart. Resolves to true when the cart has changed. */
export const swap = (fields: Readonly<Record<string, string>>): Promise<boolean> =>
  queueChange(async () => (await import("#src/platform/discounts.ts")).swapFreeProduct(fields));
