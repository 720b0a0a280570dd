import { firstAlert } from "#src/dom/cart/cart-page-notices.ts";
import { COUPON, cartButton } from "#src/dom/cart/cart-submit.ts";
import { hasFocusStayed } from "#src/dom/focus.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { urlOf } from "./cart-form-io.ts";
import { CALCULATOR_BUTTON, COUPON_CODE, formIn } from "./contract.ts";

/** Where Enter does nothing: it presses the form's first button, and that is disabled while no line has changed. */
const BEHIND_UPDATE = `form:has([name="update_cart"]:disabled:default) ${COUPON_CODE}`;

export const useSubmits = (host: HTMLElement, send: (url: string, fields: FormData) => Promise<boolean>) => {
  useHostEvent(host, "keydown", ({ key, target }) => {
    if (key === "Enter" && target.matches(BEHIND_UPDATE)) formIn(host)?.querySelector<HTMLElement>(COUPON)?.click();
  });
  useHostEvent(host, "submit", async (event) => {
    const form = event.target as HTMLFormElement;
    // Read now: the answer to an earlier request overwrites the fields.
    const fields = new FormData(form, cartButton(event));
    // Enter in a quantity means "update cart". Where a theme removed that button, the browser presses the next one.
    if (form.querySelector("input.qty:focus")) {
      fields.delete("apply_coupon");
      fields.set("update_cart", fields.get("update_cart") ?? "Update Cart");
    }
    const isDone = await send(urlOf(form), fields);
    // The answer closes the calculator over the pressed button. An alert takes the focus instead.
    if (isDone && !firstAlert() && hasFocusStayed(form)) form.querySelector<HTMLElement>(CALCULATOR_BUTTON)?.focus();
  });
};
