import { useRef, useState } from "react";
import { holdQuantities } from "#src/dom/cart/cart-page.ts";
import { firstAlert } from "#src/dom/cart/cart-page-notices.ts";
import { hasCartPageScript } from "#src/dom/cart/cart-page-scripts.ts";
import { cartButton } from "#src/dom/cart/cart-submit.ts";
import { hasFocusStayed } from "#src/dom/focus.ts";
import { isAnsweredByPage } from "#src/dom/jquery/page-plugins.ts";
import { syncField } from "#src/dom/morph.ts";
import { emit, fire } from "#src/dom/platform-events.ts";
import { PlatformError } from "#src/errors.ts";
import { whenSent } from "#src/stores/cart-queue.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import {
  addressOf,
  applyCoupon,
  chooseShippingMethods,
  followLink,
  reloadForm,
  sendForm,
  takeCouponOut,
} from "./cart-form-io.ts";
import { changeCartPage } from "./change-cart-page.tsx";
import {
  CALCULATOR_BUTTON,
  CALCULATOR_FORM,
  CART_FORM,
  type CartFormProps,
  CHANGING_LINK,
  COUPON_CODE,
  EMPTY_CART,
  QUANTITY,
  REMOVE_ROW,
  SHIPPING_METHOD,
} from "./contract.ts";
import { CouponRefusal } from "./coupon-refusal.tsx";
import { chosenMethods } from "./shipping-methods.ts";

const formIn = (host: HTMLElement) => host.querySelector<HTMLFormElement>(CART_FORM);

const codeField = (host: HTMLElement) => host.querySelector<HTMLInputElement>(COUPON_CODE);

interface Refusal {
  code: string;
  text: string;
}

/** Goes back to the shop's last answer, so that a choice that failed can be made again. */
const giveBackChoice = (field: Element): void => {
  for (const choice of [field, ...field.children]) syncField(choice, choice);
};

/** The platform's cart script may be on the page and answer these events itself, but it ignores a removal. */
const isDoneByPage = async (address: string, { timeStamp, type }: Event): Promise<boolean> =>
  (hasCartPageScript() && type !== "storefront:item-removed") || (await isAnsweredByPage(address, timeStamp));

/** Without a connection, following a link would only show the browser's own error page. */
const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof PlatformError && error.kind === "network");

const toggleCalculator = (button: Element): void => {
  const form = button.closest("form")?.querySelector<HTMLElement>(CALCULATOR_FORM);
  if (!form) return;
  const isOpening = form.style.display === "none";
  form.style.display = isOpening ? "" : "none";
  button.ariaExpanded = String(isOpening);
  // The platform's country script enhances only fields that can be seen.
  fire(document.body, "country_to_state_changed", []);
};

const sendCoupon = async (host: HTMLElement, action: string, fields: FormData): Promise<Refusal> => {
  const code = String(fields.get("coupon_code"));
  const text = await applyCoupon(action, fields, code);
  // After Enter the field still has the focus, and an answer never overwrites a focused field.
  const field = codeField(host);
  if (!text && field?.value === code) field.value = "";
  return { code, text };
};

/** Resolves to false when the request failed, after `fallBack`. */
type Change = (request: () => Promise<void>, fallBack: (error: unknown) => void) => Promise<boolean>;

/**
 * The shop answers a press with notices, which must survive the reload that an earlier quantity change still asks for.
 * `isPressNewest` is true until a later quantity change, whose reload may remove them.
 */
const usePress = (change: Change) => {
  const isPressNewest = useRef(false);
  useListener(document, "change", ({ target }) => {
    if (target instanceof Element && target.matches(QUANTITY)) isPressNewest.current = false;
  });
  const press: Change = async (request, fallBack) => {
    isPressNewest.current = true;
    const isDone = await change(request, fallBack);
    isPressNewest.current = true;
    return isDone;
  };
  return { press, isPressNewest };
};

/** Impatient shoppers press twice: the same fields are sent once at a time. */
const useSubmits = (host: HTMLElement, send: (address: string, fields: FormData) => Promise<boolean>) => {
  const lastSent = useRef("");
  useHostEvent<SubmitEvent>(host, "submit", async (event) => {
    const form = event.target as HTMLFormElement;
    // Read now: the answer to an earlier request overwrites the fields.
    const fields = new FormData(form, cartButton(event));
    // Enter in a quantity means "update cart". Where a theme removed that button, the browser presses the next one.
    if (form.querySelector("input.qty:focus")) {
      fields.delete("apply_coupon");
      fields.set("update_cart", fields.get("update_cart") ?? "Update Cart");
    }
    const pressed = JSON.stringify([...fields]);
    if (lastSent.current === pressed) return;
    lastSent.current = pressed;
    await send(addressOf(form), fields);
    // The answer closes the calculator over the pressed button. An alert takes the focus instead.
    if (!firstAlert() && hasFocusStayed(form)) form.querySelector<HTMLElement>(CALCULATOR_BUTTON)?.focus();
    if (lastSent.current === pressed) lastSent.current = "";
  });
};

const useLinks = (host: HTMLElement, press: Change, tellFailure: () => void) => {
  const follow = async (link: HTMLAnchorElement) => {
    const { coupon } = link.dataset;
    const isDone = await press(
      () => {
        holdQuantities();
        return coupon ? takeCouponOut(coupon, link.href) : followLink(link.href);
      },
      (error) => (isUnreachable(error) ? tellFailure() : location.assign(link.href)),
    );
    if (isDone && link.matches(REMOVE_ROW)) emit("item_removed_from_classic_cart");
  };

  useHostEvent<MouseEvent>(host, "click", ({ target, detail }) => {
    // The second click of a double click may hit the row that has moved up.
    if (detail > 1) return;
    const link = target.closest<HTMLAnchorElement>(CHANGING_LINK);
    const calculator = target.closest(CALCULATOR_BUTTON);
    if (link) void follow(link);
    else if (calculator) toggleCalculator(calculator);
  });
};

const useShippingMethods = (host: HTMLElement, change: Change, tellFailure: () => void) =>
  useHostEvent(host, "change", async (event) => {
    if (!event.target.matches(SHIPPING_METHOD)) return;
    const fields = [...host.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_METHOD)];
    // Read now: the answer to an earlier choice overwrites the fields.
    const methods = chosenMethods(fields);
    if (await isDoneByPage("update_shipping_method", event)) return;
    await change(() => chooseShippingMethods(methods), tellFailure);
    fields.forEach(giveBackChoice);
  });

export const CartForm = ({ host, failedText }: CartFormProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const forgetRefusal = () => setRefusal(undefined);
  const tellFailure = () => setHasFailed(true);
  useHostEvent(host, "input", ({ target }) => target.matches(COUPON_CODE) && forgetRefusal());

  const change = (request: () => Promise<void>, fallBack: (error: unknown) => void, keepsNotices = false) => {
    setHasFailed(false);
    if (!keepsNotices) forgetRefusal();
    return changeCartPage(host, request, fallBack);
  };
  useShippingMethods(host, change, tellFailure);

  const { press, isPressNewest } = usePress(change);
  useLinks(host, press, tellFailure);
  useSubmits(host, (address, fields) =>
    press(
      async () =>
        fields.has("apply_coupon") ? setRefusal(await sendCoupon(host, address, fields)) : sendForm(address, fields),
      () => {
        holdQuantities();
        tellFailure();
      },
    ),
  );

  const reload = async (event: Event, keepsNotices: boolean) => {
    const current = formIn(host);
    // The empty cart's page has no form to renew: reload the page, which must show what is still being added.
    if (host.matches(EMPTY_CART) && !hasCartPageScript()) void whenSent().then(() => location.reload());
    if (!current || (await isDoneByPage(addressOf(current), event))) return;
    await change(() => reloadForm(current, keepsNotices), tellFailure, keepsNotices);
  };
  useHostEvent<CustomEvent<{ keepsNotices?: unknown } | null>>(host, "storefront:cart-update-requested", (event) => {
    void reload(event, isPressNewest.current || Boolean(event.detail?.keepsNotices));
  });
  const follow = (keepsNotices: boolean) => (event: Event) => {
    holdQuantities();
    void reload(event, keepsNotices);
  };
  useHostEvent(host, "storefront:item-added", follow(true));
  useHostEvent(host, "storefront:item-removed", follow(false));

  const field = codeField(host);
  if (refusal?.text && field) return <CouponRefusal field={field} {...refusal} />;
  return hasFailed ? <InlineNotice after={formIn(host) ?? host} text={failedText} /> : null;
};
