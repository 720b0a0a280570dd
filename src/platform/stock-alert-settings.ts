import type { PlainObject } from "#src/plain-object.ts";
import { pageGlobal, textOf } from "./page-globals.ts";

/** The back-in-stock plugin's settings (Spec 3 and 7, pricing contract B.1). Every flag is a text: "1" on, "2" off. */

export type CaptchaSettings =
  | { kind: "none" }
  /** A visible box. `sendsToken` is false where the server checks its own nonce instead. */
  | { kind: "box"; provider: "recaptcha" | "turnstile"; siteKey: string; sendsToken: boolean }
  /** reCAPTCHA v3, which judges without asking. */
  | { kind: "score"; siteKey: string };

export interface StockAlertSettings {
  ajaxUrl: string;
  /** Popups always use the general ajax address; forms may use the REST interface. */
  popupUrl: string;
  /** Sent in the header; the form has its own nonce. */
  nonce: string;
  userId: string;
  captcha: CaptchaSettings;
  phone: "off" | "optional" | "required";
  isQuantityRequired: boolean;
  mustAgree: boolean;
  defaultCountry: string;
  countryPlaceholder: string;
  hidesCountryPlaceholder: boolean;
  /** Shown when the shop refuses for security reasons. */
  securityText: string;
  /** The whole object, unknown keys included: the server wants it back. */
  all: PlainObject;
}

const ON = "1";

const readCaptcha = (text: (key: string) => string): CaptchaSettings => {
  if (text("get_bot_type") === "turnstile") {
    if (text("enable_turnstile") !== ON) return { kind: "none" };
    return { kind: "box", provider: "turnstile", siteKey: text("turnstile_site_key"), sendsToken: true };
  }
  if (text("enable_recaptcha") !== ON) return { kind: "none" };
  const siteKey = text("recaptcha_site_key");
  if (text("is_v3_recaptcha") === "yes") return { kind: "score", siteKey };
  const sendsToken = text("enable_recaptcha_verify") === ON && text("recaptcha_secret_present") === "yes";
  return { kind: "box", provider: "recaptcha", siteKey, sendsToken };
};

const readPhone = (text: (key: string) => string): StockAlertSettings["phone"] => {
  if (text("phone_field") !== ON) return "off";
  return text("is_phone_field_optional") === ON ? "optional" : "required";
};

export const readStockAlert = (all: PlainObject): StockAlertSettings => {
  const text = (key: string) => textOf(all[key]);
  return {
    ajaxUrl: text("ajax_url"),
    popupUrl: text("default_ajax_url"),
    nonce: text("security"),
    userId: text("user_id"),
    captcha: readCaptcha(text),
    phone: readPhone(text),
    isQuantityRequired: text("is_quantity_field_optional") !== ON,
    mustAgree: text("is_iagree_enable") === ON,
    defaultCountry: text("default_country_code").toLowerCase(),
    countryPlaceholder: text("custom_country_placeholder"),
    hidesCountryPlaceholder: text("hide_country_placeholder") === ON,
    securityText: text("security_error"),
    all,
  };
};

export const stockAlertSettings = (): StockAlertSettings => readStockAlert(pageGlobal("cwginstock"));
