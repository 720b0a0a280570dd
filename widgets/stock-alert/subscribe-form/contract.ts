// Spec 3, 4, 5, 7 and 8, Back-in-stock; pricing contract B.1 to B.7.
import { requirePart } from "#src/dom/required.ts";
import { unreadable } from "#src/errors.ts";
import { type StockAlertSettings, stockAlertSettings } from "#src/platform/stock-alert-settings.ts";
import type { Entries, Problem } from "./first-problem.ts";
import type { PhoneReading } from "./phone-codes.ts";

export interface SubscribeFormProps {
  host: HTMLElement;
  button: HTMLInputElement | HTMLButtonElement;
  output: HTMLElement;
  phone: HTMLInputElement | null;
  /** The server's place for the captcha; it prints none for reCAPTCHA v3. */
  captchaPlace: HTMLElement | null;
  settings: StockAlertSettings;
  /** True in a popup: whoever opens it is about to fill in the form. */
  startsAtOnce: boolean;
}

export const BUTTON = ".cwgstock_button";
const NAME = ".cwgstock_name";
const EMAIL = ".cwgstock_email";
const QUANTITY = ".add_quantity_field";
const AGREEMENT = ".cwg_iagree_checkbox_input";
export const AGREEMENT_LABEL = `label:has(${AGREEMENT})`;
const PHONE = ".cwgstock_phone";
const SECURITY = ".cwg-security";
const CAPTCHA_PLACE = ".g-recaptcha, #cwg-google-recaptcha, .cf-turnstile, #cwg-turnstile-captcha";

export const readProps = (host: HTMLElement): SubscribeFormProps => {
  const settings = stockAlertSettings();
  if (!settings.ajaxUrl) {
    throw unreadable("cwginstock", "an ajax_url", "");
  }
  return {
    host,
    button: requirePart(host, BUTTON) as SubscribeFormProps["button"],
    output: requirePart(host, ".cwgstock_output"),
    phone: settings.phone === "off" ? null : host.querySelector<HTMLInputElement>(PHONE),
    captchaPlace: host.querySelector<HTMLElement>(CAPTCHA_PLACE),
    settings,
    startsAtOnce: host.closest("dialog") !== null,
  };
};

const field = (host: Element, selector: string): HTMLInputElement | null =>
  host.querySelector<HTMLInputElement>(selector);

interface SentEntries extends Entries {
  phone: PhoneReading;
}

export const readEntries = (host: Element, phone: PhoneReading): SentEntries => ({
  quantity: field(host, QUANTITY)?.value,
  phone,
  name: field(host, NAME)?.value,
  email: field(host, EMAIL)?.value ?? "",
  hasAgreed: field(host, AGREEMENT)?.checked ?? true,
});

const FIELD_OF: Readonly<Record<Problem["text"], string>> = {
  empty_quantity: QUANTITY,
  phone_field_error: PHONE,
  empty_name: NAME,
  empty_email: EMAIL,
  invalid_email: EMAIL,
  iagree_error: AGREEMENT,
};

export const fieldOf = (host: Element, { text }: Problem): HTMLElement | null => field(host, FIELD_OF[text]);

/** The shop's text for a problem. It has a list for phone codes 0 to 4; other codes get the list's first text. */
export const problemText = ({ text, code = 0 }: Problem, { all }: Pick<StockAlertSettings, "all">): string => {
  const texts = all[text];
  // PHP prints a list with gaps as an object, and false for a text that was never saved.
  const list = texts instanceof Object && (texts as Readonly<Record<number, unknown>>);
  return String((list ? (list[code] ?? list[0]) : texts) || "");
};

export interface Subscription {
  productId: string;
  variationId: string;
  nonce: string;
  entries: SentEntries;
  others: Readonly<Record<string, string>>;
}

/** Fields of other plugins, such as a captcha of their own, are sent as by any form. */
const OTHERS =
  ":is(input, textarea, select)[name]:not([name^=cwg], [type=checkbox]:not(:checked), [type=radio]:not(:checked))";

const readOthers = (host: Element): Record<string, string> =>
  Object.fromEntries([...host.querySelectorAll<HTMLInputElement>(OTHERS)].map(({ name, value }) => [name, value]));

export const readSubscription = (host: Element, entries: SentEntries): Subscription => ({
  productId: field(host, ".cwg-product-id")?.value ?? "",
  variationId: field(host, ".cwg-variation-id")?.value ?? "0",
  nonce: field(host, SECURITY)?.value ?? "",
  entries,
  others: readOthers(host),
});

export interface SubscriptionPayload extends Readonly<Record<string, unknown>> {
  action: string;
}

/** The fields keep the platform's order. `security` is the form's nonce or a captcha's token. */
export const payloadOf = (
  { productId, variationId, entries, others }: Subscription,
  settings: StockAlertSettings,
  security: string,
): SubscriptionPayload => ({
  ...others,
  action: "cwginstock_product_subscribe",
  product_id: productId,
  variation_id: variationId,
  subscriber_name: entries.name,
  subscriber_phone: entries.phone.number,
  subscriber_phone_meta: JSON.stringify(entries.phone.country),
  user_email: entries.email,
  user_id: settings.userId,
  security,
  dataobj: settings.all,
  custom_quantity: entries.quantity,
});
