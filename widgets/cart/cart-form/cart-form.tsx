import { useState } from "react";
import { lockCartPage } from "#src/dom/cart-page.ts";
import { isAnsweredByPage } from "#src/dom/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import { reportError } from "#src/report-error.ts";
import { enqueue } from "#src/stores/cart-actions.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { chooseShippingMethods, followLink, reloadForm, sendForm } from "./cart-form-store.ts";
import {
  CALCULATOR_BUTTON,
  CALCULATOR_FORM,
  CART_FORM,
  type CartFormProps,
  CHANGING_LINK,
  REMOVE_COUPON,
  REMOVE_ROW,
  SHIPPING_METHOD,
} from "./contract.ts";
import { chosenMethods, type ShippingField } from "./shipping-methods.ts";

const readShippingField = (field: HTMLInputElement | HTMLSelectElement): ShippingField => ({
  index: field.dataset.index ?? "0",
  value: field.value,
  isChosen: !(field instanceof HTMLInputElement && field.type === "radio" && !field.checked),
});

const toggleCalculator = (button: Element): void => {
  const form = button.parentElement?.querySelector<HTMLElement>(CALCULATOR_FORM);
  if (!form) return;
  const isOpening = form.style.display === "none";
  form.style.display = isOpening ? "" : "none";
  button.setAttribute("aria-expanded", String(isOpening));
};

export const CartForm = ({ host, failedText }: CartFormProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  const form = () => host.querySelector<HTMLFormElement>(CART_FORM);

  const change = async (request: () => Promise<void>, fallBack: () => void): Promise<boolean> => {
    setHasFailed(false);
    lockCartPage(true);
    try {
      await enqueue(request);
      return true;
    } catch (error) {
      reportError("cart-form", error, host);
      fallBack();
      return false;
    } finally {
      lockCartPage(false);
    }
  };

  const tellFailure = () => setHasFailed(true);

  useHostEvent<SubmitEvent>(host, "submit", ({ target, submitter }) => {
    if (target instanceof HTMLFormElement && target.matches(CART_FORM)) {
      void change(() => sendForm(target, submitter), tellFailure);
    }
  });

  const follow = async (link: HTMLAnchorElement) => {
    const isDone = await change(
      () => followLink(link.href),
      () => window.location.assign(link.href),
    );
    if (!isDone) return;
    if (link.matches(REMOVE_ROW)) emit("item_removed_from_classic_cart");
    if (link.matches(REMOVE_COUPON)) emit("removed_coupon", link.dataset.coupon);
  };

  useHostEvent(host, "click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(CHANGING_LINK);
    const calculator = target.closest(CALCULATOR_BUTTON);
    if (link) void follow(link);
    else if (calculator) toggleCalculator(calculator);
  });

  useHostEvent(host, "change", ({ target }) => {
    if (!(target instanceof Element) || !target.matches(SHIPPING_METHOD)) return;
    const fields = [...host.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_METHOD)];
    void change(() => chooseShippingMethods(chosenMethods(fields.map(readShippingField))), tellFailure);
  });

  /** Something else changed the cart: render the form anew, unless the platform's own script does so. */
  const reload = async (keepsNotices: boolean) => {
    const current = form();
    if (!current || (await isAnsweredByPage(current.action))) return;
    await change(() => reloadForm(current, keepsNotices), tellFailure);
  };
  useHostEvent(host, "storefront:cart-update-requested", () => void reload(false));
  useHostEvent(host, "storefront:item-added", () => void reload(true));

  const current = form();
  return hasFailed && current ? <InlineNotice after={current} text={failedText} /> : null;
};
