import jquery from "jquery";
import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { eventFor, trackPage } from "#src/testing/tracked-page.ts";
import { followTriggers } from "./triggers.tsx";

const plugin = "PixelYourSite";

const automatic_event_form = eventFor(["facebook"], "Form");

const follow = (html: string, options: object = {}, globals: Record<string, unknown> = {}) => {
  const pysOptions = { dynamicEvents: { automatic_event_form }, ...options };
  return trackPage(html, { ...globals, pysOptions }, followTriggers).fired;
};

const submit = () => {
  const [form] = document.forms;
  const submitter = form?.querySelector<HTMLElement>("button, [type=submit]") ?? null;
  form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
};

it.each([
  ["<button> Send it </button>", "Send it"],
  ['<input type="submit" value="Send it">', "Send it"],
  ["", undefined],
])("tells of a form whose button is %s", (button, text) => {
  const fired = follow(`<form id="enquiry" class="form wide"><input name="id">${button}</form>`);
  submit();
  submit();
  const params = { plugin, form_id: "enquiry", form_class: "form wide", text };
  expect(fired).toEqual(Array(2).fill(["facebook", "Form", params]));
  expect(automatic_event_form).toHaveProperty("facebook.params", { plugin });
});

it("tells nothing of an id and a class that a form has not", () => {
  const fired = follow("<form></form>");
  submit();
  expect(fired).toEqual([["facebook", "Form", { plugin, form_id: undefined, form_class: undefined, text: undefined }]]);
});

it.each([
  'class="comment-form"',
  'class="search-form"',
  'class="woocommerce-product-search"',
  'class="my-searchbar"',
  'class="SearchForm"',
  'role="search"',
  'id="adminbarsearch"',
  'class="woocommerce-ordering"',
  'class="cart"',
  'class="variations-add-to-cart"',
  'class="woocommerce-cart-form"',
  'class="woocommerce-shipping-calculator"',
  'class="checkout woocommerce-checkout"',
  'class="checkout_coupon"',
  'class="edd_form"',
  'class="edd_download_purchase_form"',
  'class="wpcf7-form"',
  'class="forminator-custom-form"',
  'class="forminator_ajax"',
  'class="wpforms-validate wpforms-form"',
  'class="wpforms-ajax-form"',
  'class="frm-fluent-form"',
  'class="frm-show-form frm_ajax_submit"',
])("leaves out the form with %s", (attributes) => {
  const fired = follow(`<form ${attributes}></form>`);
  submit();
  expect(fired).toEqual([]);
});

it("leaves out the form of Ninja Forms, whose layout has the class", () => {
  const fired = follow('<div class="nf-form-layout"><form></form></div>');
  submit();
  expect(fired).toEqual([]);
});

it("counts only what a plugin has sent where the owner wants that", () => {
  const fired = follow("<form></form>", { enable_success_send_form: true });
  submit();
  expect(fired).toEqual([]);
});

it.each([
  ["forminator:form:submit:success", '<form><input name="form_id" value="31">', "31"],
  ["wpformsAjaxSubmitSuccess", '<form data-formid="32">', "32"],
  ["fluentform_submission_success", '<form data-form_id="33">', "33"],
])("tells once of the form that %s is fired on", (event, html, form_id) => {
  const fired = follow(`${html}<button type="submit">Send</button></form>`, {}, { jQuery: jquery });
  jquery("form").trigger(event, [{ response: {} }]);
  // That plugin tells the body too.
  if (event.startsWith("fluent")) jquery(document.body).trigger(event, [{ response: {} }]);
  expect(fired).toEqual([["facebook", "Form", { plugin, form_id, text: "Send" }]]);
});

it("names the button of Forminator, which has no type", () => {
  const back = '<button class="forminator-button forminator-button-back">Back</button>';
  const send = '<button class="forminator-button forminator-button-submit"><span>Send</span></button>';
  const fired = follow(`<form><input name="form_id" value="38">${back}${send}</form>`, {}, { jQuery: jquery });
  jquery("form").trigger("forminator:form:submit:success", [new FormData()]);
  expect(fired).toEqual([["facebook", "Form", { plugin, form_id: "38", text: "Send" }]]);
});

it("tells of the form that Formidable names", () => {
  const html = '<form><input name="form_id" value="34"><input type="submit" value="Send"></form>';
  const fired = follow(html, {}, { jQuery: jquery });
  jquery(document).trigger("frmFormComplete", [document.forms[0], { content: "" }]);
  expect(fired).toEqual([["facebook", "Form", { plugin, form_id: "34", text: "Send" }]]);
});

it("tells of the form in the answer for Ninja Forms", () => {
  const html = '<input type="submit" value="Other"><p id="nf-form-35-cont"><input type="submit" value="Send"></p>';
  const fired = follow(html, {}, { jQuery: jquery });
  jquery(document).trigger("nfFormSubmitResponse", [{ response: { data: { form_id: 35 } }, id: 35 }]);
  expect(fired).toEqual([["facebook", "Form", { plugin, form_id: 35, text: "Send" }]]);
});

it.each([
  ["without jQuery", undefined],
  ["with it", jquery],
])("tells of Contact Form 7 %s", (_page, jQuery) => {
  const html = '<p class="wpcf7"><form class="wpcf7-form"><input type="submit" value="Send"></form></p>';
  const fired = follow(html, {}, { jQuery });
  const detail = { contactFormId: 36 };
  find("form").dispatchEvent(new CustomEvent("wpcf7mailsent", { bubbles: true, detail }));
  expect(fired).toEqual([["facebook", "Form", { plugin, form_id: 36, text: "Send" }]]);
});

it("does not stop a plugin whose answer it cannot read", () => {
  const fired = follow("", {}, { jQuery: jquery });
  for (const event of ["nfFormSubmitResponse", "wpformsAjaxSubmitSuccess", "frmFormComplete", "wpcf7mailsent"])
    expect(() => jquery(document).trigger(event, [{ response: null }])).not.toThrow();
  expect(fired).toEqual([]);
});

it("hears plugins whose jQuery comes later", () => {
  const fired = follow('<form data-formid="37"></form>');
  vi.stubGlobal("jQuery", jquery);
  submit();
  jquery("form").trigger("wpformsAjaxSubmitSuccess");
  expect(fired.map(([, , params]) => params)).toContainEqual({ plugin, form_id: "37", text: undefined });
});
