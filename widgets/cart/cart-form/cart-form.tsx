import { useRef, useState } from "react";
import { cartPlace, firstAlert, lockCartPage } from "#src/dom/cart-page.ts";
import { cartButton } from "#src/dom/cart-submit.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { hasCartPageScript, isAnsweredByPage } from "#src/dom/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { enqueue } from "#src/stores/cart-queue.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import {
  applyCoupon,
  chooseShippingMethods,
  followLink,
  reloadForm,
  sendForm,
  takeCouponOut,
} from "./cart-form-store.ts";
import {
  CALCULATOR_BUTTON,
  CALCULATOR_FORM,
  CART_FORM,
  type CartFormProps,
  CHANGING_LINK,
  COUPON_CODE,
  EMPTY_MESSAGE,
  QUANTITY,
  REMOVE_ROW,
  SHIPPING_METHOD,
} from "./contract.ts";
import { CouponRefusal } from "./coupon-refusal.tsx";
import { chosenMethods } from "./shipping-methods.ts";

/** Back to what the shop's last answer says: a choice that failed can then be made once more. */
const giveBackChoice = (field: HTMLInputElement | HTMLSelectElement): void => {
  if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
  else for (const option of field.options) option.selected = option.defaultSelected;
};

/** The platform's own script may be on the page and do what its events ask for. */
const isDoneByPage = async (address: string, { timeStamp }: Event): Promise<boolean> =>
  hasCartPageScript() || (await isAnsweredByPage(address, timeStamp));

/** Where nothing answers, a link would only lead to the browser's own error page. */
const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof PlatformError && error.kind === "network");

const toggleCalculator = (button: Element): void => {
  const form = button.parentElement?.querySelector<HTMLElement>(CALCULATOR_FORM);
  if (!form) return;
  const isOpening = form.style.display === "none";
  form.style.display = isOpening ? "" : "none";
  button.setAttribute("aria-expanded", String(isOpening));
};

export const CartForm = ({ host, failedText }: CartFormProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  const [refusal, setRefusal] = useState<{ code: string; text: string }>();
  const form = () => host.querySelector<HTMLFormElement>(CART_FORM);
  const codeField = () => host.querySelector<HTMLInputElement>(COUPON_CODE);
  const forgetRefusal = () => setRefusal(undefined);

  const change = async (
    request: () => Promise<void>,
    fallBack: (error: unknown) => void,
    keepsNotices = false,
  ): Promise<boolean> => {
    setHasFailed(false);
    if (!keepsNotices) forgetRefusal();
    const hadFocus = host.contains(document.activeElement);
    lockCartPage(true);
    try {
      await enqueue(request);
      // An alert takes the focus; where there is none, it must not be lost with what was pressed.
      if (hadFocus && isFocusLost() && !firstAlert()) moveFocus(cartPlace() ?? host);
      return true;
    } catch (error) {
      reportError("cart-form", error, host);
      fallBack(error);
      return false;
    } finally {
      lockCartPage(false);
    }
  };

  const tellFailure = () => setHasFailed(true);

  const isPressNewest = useRef(false);
  useListener(document, "change", ({ target }) => {
    if (target instanceof Element && target.matches(QUANTITY)) isPressNewest.current = false;
  });

  /**
   * A change that the shop answers in words. They are newer than a quantity that was changed before, and still on its way,
   * and once they are on the page also newer than one that was changed meanwhile.
   */
  const press = async (request: () => Promise<void>, fallBack: (error: unknown) => void): Promise<boolean> => {
    isPressNewest.current = true;
    const isDone = await change(request, fallBack);
    isPressNewest.current = true;
    return isDone;
  };

  /** Impatient shoppers press twice; what has changed since is sent too. */
  const lastSent = useRef("");
  const sendOnce = async (target: HTMLFormElement, button: HTMLElement | null) => {
    // Read now: an answer to an earlier request writes the fields anew.
    const fields = new FormData(target, button);
    const pressed = JSON.stringify([...fields]);
    if (lastSent.current === pressed) return;
    lastSent.current = pressed;
    const send = async () => {
      if (!fields.has("apply_coupon")) return sendForm(target.action, fields);
      const code = String(fields.get("coupon_code"));
      const text = await applyCoupon(target.action, fields);
      setRefusal({ code, text });
      // Who has pressed Enter is still in it, and the shop's answer leaves a field in use alone.
      const field = codeField();
      if (!text && field?.value === code) field.value = "";
    };
    await press(send, tellFailure);
    if (lastSent.current === pressed) lastSent.current = "";
  };

  useHostEvent<SubmitEvent>(host, "submit", (event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement) void sendOnce(target, cartButton(event));
  });

  useHostEvent(host, "input", ({ target }) => target.matches(COUPON_CODE) && forgetRefusal());

  const follow = async (link: HTMLAnchorElement) => {
    const { coupon } = link.dataset;
    const isDone = await press(
      () => (coupon ? takeCouponOut(coupon, link.href) : followLink(link.href)),
      (error) => (isUnreachable(error) ? tellFailure() : window.location.assign(link.href)),
    );
    if (isDone && link.matches(REMOVE_ROW)) emit("item_removed_from_classic_cart");
  };

  useHostEvent<MouseEvent>(host, "click", ({ target, detail }) => {
    // The second half of a double click hits the row that has moved up meanwhile.
    if (detail > 1) return;
    const link = target.closest<HTMLAnchorElement>(CHANGING_LINK);
    const calculator = target.closest(CALCULATOR_BUTTON);
    if (link) void follow(link);
    else if (calculator) toggleCalculator(calculator);
  });

  useHostEvent(host, "change", async (event) => {
    if (!event.target.matches(SHIPPING_METHOD)) return;
    const fields = [...host.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_METHOD)];
    // Read now: an answer to an earlier choice writes the fields anew.
    const methods = chosenMethods(fields);
    if (await isDoneByPage("update_shipping_method", event)) return;
    void change(
      () => chooseShippingMethods(methods),
      () => {
        for (const field of fields) giveBackChoice(field);
        tellFailure();
      },
    );
  });

  /** Something else changed the cart: render the form anew. */
  const reload = async (event: Event, keepsNotices: boolean) => {
    const current = form();
    // There is nothing to render anew in an empty cart's page.
    if (host.matches(EMPTY_MESSAGE) && !hasCartPageScript()) window.location.reload();
    if (!current || (await isDoneByPage(current.action, event))) return;
    await change(() => reloadForm(current, keepsNotices), tellFailure, keepsNotices);
  };
  useHostEvent<CustomEvent<{ keepsNotices?: unknown } | null>>(host, "storefront:cart-update-requested", (event) => {
    void reload(event, isPressNewest.current || Boolean(event.detail?.keepsNotices));
  });
  useHostEvent(host, "storefront:item-added", (event) => void reload(event, true));
  useHostEvent(host, "storefront:item-removed", (event) => void reload(event, false));

  const field = codeField();
  if (refusal?.text && field) return <CouponRefusal field={field} {...refusal} />;
  return hasFailed ? <InlineNotice after={form() ?? host} text={failedText} /> : null;
};
