import { expect, it } from "vitest";
import { hasRecordings, recordedPage } from "#src/testing/recordings.ts";
import { globalInSource } from "./fresh-settings.ts";
import { readStockAlert } from "./stock-alert-settings.ts";

const box = { kind: "box", siteKey: "key" };
const on = { enable_recaptcha: "1", recaptcha_site_key: "key" };

it.each([
  [{}, { kind: "none" }],
  [{ enable_recaptcha: "2" }, { kind: "none" }],
  [on, { ...box, provider: "recaptcha", sendsToken: false }],
  [
    { ...on, enable_recaptcha_verify: "1" },
    { ...box, provider: "recaptcha", sendsToken: false },
  ],
  [
    { ...on, enable_recaptcha_verify: "2", recaptcha_secret_present: "yes" },
    { ...box, provider: "recaptcha", sendsToken: false },
  ],
  [
    { ...on, enable_recaptcha_verify: "1", recaptcha_secret_present: "yes" },
    { ...box, provider: "recaptcha", sendsToken: true },
  ],
  [
    { ...on, is_v3_recaptcha: "yes" },
    { kind: "score", siteKey: "key" },
  ],
  [{ ...on, get_bot_type: "turnstile", enable_turnstile: "2" }, { kind: "none" }],
  [
    { get_bot_type: "turnstile", enable_turnstile: "1", turnstile_site_key: "key" },
    { ...box, provider: "turnstile", sendsToken: true },
  ],
])("reads the captcha of %j", (printed, captcha) => {
  expect(readStockAlert(printed).captcha).toEqual(captcha);
});

it.each([
  [{}, "off"],
  [{ phone_field: "2", is_phone_field_optional: "1" }, "off"],
  [{ phone_field: "1", is_phone_field_optional: "1" }, "optional"],
  [{ phone_field: "1", is_phone_field_optional: "2" }, "required"],
  [{ phone_field: "1" }, "required"],
])("reads the phone field of %j as %s", (printed, phone) => {
  expect(readStockAlert(printed).phone).toBe(phone);
});

it("keeps every key, unknown ones included, because the server wants them back", () => {
  const printed = { ajax_url: "/rest/", default_ajax_url: "/ajax/", addon: { nested: ["x"] } };
  expect(readStockAlert(printed)).toMatchObject({ ajaxUrl: "/rest/", popupUrl: "/ajax/", all: printed });
});

it.skipIf(!hasRecordings)("reads what the recorded shop prints", () => {
  const page = recordedPage("product-out-of-stock");
  expect(readStockAlert(globalInSource(page, "cwginstock") ?? {})).toMatchObject({
    ajaxUrl: "https://shop.example/wp-admin/admin-ajax.php",
    nonce: "3dcfff5db4",
    userId: "0",
    captcha: { kind: "none" },
    phone: "off",
    isQuantityRequired: true,
    mustAgree: false,
    securityText: "Something went wrong, please try after sometime",
  });
});
