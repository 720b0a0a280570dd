import { useState } from "react";
import { HELD } from "#src/dom/marks.ts";
import { askAfter } from "#src/stores/cart-actions.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { applyCoupon, reloadForm, sendForm } from "./cart-form-io.ts";
import { changeCartPage } from "./change-cart-page.tsx";
import { type CartFormProps, COUPON_CODE, formIn } from "./contract.ts";
import { CouponRefusal } from "./coupon-refusal.tsx";
import { useLinks } from "./use-links.ts";
import { usePress } from "./use-press.ts";
import { useReloads } from "./use-reloads.ts";
import { useShippingMethods } from "./use-shipping-methods.ts";
import { useSubmits } from "./use-submits.ts";

/** A field with a `form` attribute may stand in another column of the page. */
const codeField = (host: HTMLElement) =>
  host.querySelector<HTMLInputElement>(COUPON_CODE) ??
  document.querySelector<HTMLInputElement>(`${COUPON_CODE}[form="${formIn(host)?.id}"]`);

interface Refusal {
  code: string;
  text: string;
}

const sendCoupon = async (host: HTMLElement, action: string, fields: FormData): Promise<Refusal> => {
  const code = String(fields.get("coupon_code") ?? "");
  const text = await applyCoupon(action, fields, code);
  // After Enter the field still has the focus, and an answer never overwrites a focused field.
  const field = codeField(host);
  if (!text && field?.value === code) field.value = "";
  return { code, text };
};

export const CartForm = ({ host, failedText }: CartFormProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const forgetRefusal = () => setRefusal(undefined);
  const tellFailure = (error: unknown) => {
    setHasFailed(true);
    // Perhaps only the answer was lost. The mini-cart and this form then show what the shop has done.
    askAfter(error).catch(() => {});
  };
  useHostEvent(host, "input", ({ target }) => target.matches(COUPON_CODE) && forgetRefusal());

  const change = (request: () => Promise<void>, onFailure: (error: unknown) => void, keepsNotices = false) => {
    setHasFailed(false);
    if (!keepsNotices) forgetRefusal();
    return changeCartPage(host, request, onFailure);
  };
  useShippingMethods(host, change, tellFailure);

  const { press, isPressNewest } = usePress(change);
  useLinks(host, press, tellFailure);
  useSubmits(host, (url, fields) =>
    press(
      JSON.stringify([...fields]),
      async () =>
        fields.has("apply_coupon") ? setRefusal(await sendCoupon(host, url, fields)) : sendForm(url, fields),
      tellFailure,
    ),
  );

  useReloads(host, isPressNewest, (form, keepsNotices) =>
    change(() => reloadForm(form, keepsNotices), tellFailure, keepsNotices),
  );

  const field = codeField(host);
  // The shop prints the field empty, and it may hold a code that is not sent yet.
  useAttributes(field, { [HELD]: "" });
  if (refusal?.text && field) return <CouponRefusal field={field} {...refusal} />;
  return hasFailed ? <InlineNotice after={formIn(host) ?? host} text={failedText} /> : null;
};
