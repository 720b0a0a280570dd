import { syncField } from "#src/dom/morph.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { chooseShippingMethods } from "./cart-form-io.ts";
import { type Change, isDoneByPage } from "./change-cart-page.tsx";
import { SHIPPING_METHOD } from "./contract.ts";
import { chosenMethods } from "./shipping-methods.ts";

/** Goes back to the shop's last answer, so that a choice that failed can be made again. */
const giveBackChoice = (field: Element): void => {
  for (const choice of [field, ...field.children]) syncField(choice, choice);
};

export const useShippingMethods = (host: HTMLElement, change: Change, tellFailure: (error: unknown) => void) =>
  useHostEvent(host, "change", async (event) => {
    if (!event.target.matches(SHIPPING_METHOD)) return;
    const fields = [...host.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_METHOD)];
    // Read now: the answer to an earlier choice overwrites the fields.
    const methods = chosenMethods(fields);
    if (await isDoneByPage("update_shipping_method", event)) return;
    await change(() => chooseShippingMethods(methods), tellFailure);
    fields.forEach(giveBackChoice);
  });
