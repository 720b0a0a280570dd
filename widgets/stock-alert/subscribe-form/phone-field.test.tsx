import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { button, cwginstock, FORM, fill, send, sent, show, turnTo } from "#src/testing/subscribe-form.ts";
// Loaded here, or the first test would wait for the phone library.
import "intl-tel-input/utils";
import "./phone-setup-io.ts";
import { find } from "#src/testing/find.ts";

/** The stub below is a browser without anchor positioning, which cannot keep the country list beside the field. */

vi.hoisted(() => {
  Object.defineProperty(window, "CSS", { value: { escape: CSS.escape, supports: () => false } });
});

const PHONE = '<input type="tel" class="cwgstock_phone" name="cwgstock_phone" placeholder="Phone">';
const withPhone = FORM.replace('<input type="hidden"', `${PHONE}<input type="hidden"`);
const phoneField = () => find<HTMLInputElement>(".cwgstock_phone");
const isEnhanced = () => phoneField().closest(".iti") !== null;
const phoneOn = { phone_field: "1", default_country_code: "GB", hide_country_placeholder: "2" };

it("loads the phone library when its field has the focus, and sends number and country", async () => {
  await show(phoneOn, withPhone);
  turnTo();
  expect(isEnhanced()).toBe(false);
  const field = phoneField();
  // Not during the press: the library moves the field, which would lose the focus that the press brings.
  fireEvent.pointerDown(field);
  await vi.dynamicImportSettled();
  expect(isEnhanced()).toBe(false);
  fireEvent.focusIn(field);
  await waitFor(() => expect(isEnhanced()).toBe(true), { timeout: 5000 });
  fireEvent.input(field, { target: { value: "07400 123456" } });
  await send();
  expect(sent[0]?.fields.get("subscriber_phone")).toBe("+447400123456");
  expect(JSON.parse(sent[0]?.fields.get("subscriber_phone_meta") ?? "")).toMatchObject({ iso2: "gb", dialCode: "44" });
});

it("has no country where the shop's default is none that the library knows", async () => {
  // The library, not as it is built, tells developers.
  const told = vi.spyOn(console, "warn").mockReturnValue(undefined);
  await show({ ...phoneOn, default_country_code: "XX" }, withPhone);
  phoneField().focus();
  await waitFor(() => expect(isEnhanced()).toBe(true), { timeout: 5000 });
  expect(screen.getByRole("button", { name: /^Choose the country/ })).toBeTruthy();
  told.mockRestore();
});

it("leaves the focus in the field while the library comes", async () => {
  await show(phoneOn, withPhone);
  const field = phoneField();
  field?.focus();
  await waitFor(() => expect(isEnhanced()).toBe(true), { timeout: 5000 });
  expect(document.activeElement).toBe(field);
});

it("leaves a field to the list that the plugin's own script, coming late, has put beside it", async () => {
  await show(phoneOn, withPhone.replace(PHONE, `<div class="iti">${PHONE}</div>`));
  phoneField().focus();
  await vi.dynamicImportSettled();
  expect(document.querySelectorAll(".iti")).toHaveLength(1);
});

it.each([
  ["an example of the shop's country", {}, "7400 123456"],
  ["the shop's own words", { custom_country_placeholder: "Your mobile" }, "Your mobile"],
  [
    "nothing where the shop wants none",
    { hide_country_placeholder: "1", custom_country_placeholder: "Your mobile" },
    "",
  ],
])("shows %s in the empty field", async (_what, changes, text) => {
  await show({ ...phoneOn, ...changes }, withPhone.replace(' placeholder="Phone"', ""));
  phoneField().focus();
  await waitFor(() => expect(phoneField().getAttribute("placeholder")).toBe(text), { timeout: 5000 });
});

it("searches the countries in the shop's words", async () => {
  vi.stubGlobal("storefront_messages", {
    close: "Schließen",
    phoneCountry: "Land: {country}",
    phoneSearch: "Suchen",
    phoneSearchClear: "Suche leeren",
    searchCount: "{count} Treffer",
    searchCountOne: "Ein Treffer",
  });
  await show(phoneOn, withPhone);
  phoneField().focus();
  await waitFor(() => expect(isEnhanced()).toBe(true), { timeout: 5000 });
  fireEvent.click(screen.getByRole("button", { name: /^Land: / }));
  const search = screen.getByPlaceholderText("Suchen");
  fireEvent.input(search, { target: { value: "zzzz" } });
  await waitFor(() => expect(document.querySelector(".iti__no-results")?.textContent).toBe("0 Treffer"));
  fireEvent.input(search, { target: { value: "Panama" } });
  await waitFor(() => expect(screen.getByRole("status", { name: "" }).textContent).toBe("Ein Treffer"));
  const names = [...document.querySelectorAll(".iti button")].map(({ ariaLabel }) => ariaLabel);
  expect(names).toContain("Suche leeren");
});

it("keeps a popup's countries open while their list is scrolled", async () => {
  await show(phoneOn, `<dialog open>${withPhone}</dialog>`);
  phoneField().focus();
  await waitFor(() => expect(isEnhanced()).toBe(true), { timeout: 5000 });
  const country = screen.getByRole("button", { name: /United Kingdom/ });
  fireEvent.click(country);
  fireEvent.scroll(screen.getByRole("listbox"));
  expect(country.ariaExpanded).toBe("true");
});

it.each([
  ["12", "2", "too short"],
  ["12", "1", "too short"],
  ["", "2", "wrong"],
  ["nonsense", "2", "wrong"],
])("does not take the phone %j in mode %s: %s", async (value, mode, text) => {
  await show({ ...phoneOn, is_phone_field_optional: mode }, withPhone);
  fill();
  phoneField().value = value;
  fireEvent.click(button());
  await screen.findByText(text, {}, { timeout: 5000 });
  expect(sent).toEqual([]);
});

it("tells the shopper when the number cannot be read, and sends nothing", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  // The phone library refuses a textarea.
  await show(phoneOn, withPhone.replace(PHONE, '<textarea class="cwgstock_phone">07400 123456</textarea>'));
  fill();
  fireEvent.click(button());
  await screen.findByText(cwginstock.security_error);
  expect(sent).toEqual([]);
});

it("asks for no phone where the theme's template has no field for the one that the settings require", async () => {
  await show(phoneOn);
  await send();
  expect(sent[0]?.fields.get("subscriber_phone")).toBe("");
});

it("takes an optional phone that was left empty, without its library", async () => {
  await show({ ...phoneOn, is_phone_field_optional: "1" }, withPhone);
  await send();
  expect(isEnhanced()).toBe(false);
});
