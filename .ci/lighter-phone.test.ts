// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fireEvent } from "@testing-library/dom";
import library from "intl-tel-input";
import utils from "intl-tel-input/utils";
import { expect, it, onTestFinished, vi } from "vitest";
import { lighterPhone } from "./lighter-phone.ts";

const path = fileURLToPath(import.meta.resolve("intl-tel-input"));
const { code } = lighterPhone.transform(readFileSync(path, "utf8"), path) ?? { code: "" };
const { default: lighter }: { default: typeof library } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);

const TEXTS = {
  selectedCountryAriaLabel: "\u0024{countryName} (\u0024{dialCode})",
  noCountrySelected: "None",
  countryListAriaLabel: "Countries",
  searchPlaceholder: "Search",
  clearSearchAriaLabel: "Clear",
  closeCountrySelectorAriaLabel: "Close",
  searchEmptyState: "Nothing",
  searchSummaryAria: (count: number) => `${count} countries`,
};

const MODES = ["DROPDOWN", "FULLSCREEN"] as const;

/** What shoppers see and hear, without pictures and the numbers by which the library's copies count their fields. */
const seen = (): string[] =>
  [...document.body.querySelectorAll("*")]
    .filter((element) => !element.closest("svg, .iti__search-icon, .iti__selected-country-primary"))
    .map((element) => {
      const names = element.getAttributeNames().filter((name) => name !== "style");
      const attributes = names.map((name) => `${name}=${element.getAttribute(name)}`);
      const text = element.children[0] ? "" : element.textContent;
      return `${element.localName} ${attributes.sort()} ${text}`.replaceAll(/iti-\d+|data-intl-tel-input-id=\d+/g, "");
    });

const part = (selector: string): Element => document.querySelector(selector) ?? document.body;

/** Goes through what a shopper does, and returns all that comes of it. */
const use = (phone: typeof library, countrySelectorMode: (typeof MODES)[number]): unknown[] => {
  document.body.innerHTML = "<form><input type='tel'></form>";
  const input = part("input") as HTMLInputElement;
  phone.utils = utils;
  const field = phone(input, {
    initialCountry: "gb",
    countryNameLocale: "en",
    separateDialCode: true,
    strictMode: false,
    allowedNumberTypes: ["MOBILE"],
    countrySelectorMode,
    showFlags: false,
    customPlaceholder: (example, country) => `${country?.iso2} ${example}`,
    uiTranslations: TEXTS,
  });
  const told: unknown[] = [];
  const tell = () =>
    told.push(
      input.value,
      input.placeholder,
      field.getNumber(),
      field.getSelectedCountry()?.iso2,
      field.isValidNumber(),
      field.getValidationError(),
    );
  const type = (target: Element, value: string) => {
    fireEvent.input(target, { target: { value } });
    tell();
  };
  const press = (target: Element, key: string) => {
    fireEvent.keyDown(target, { key });
    tell();
  };
  tell();
  for (const number of ["07400 123456", "+49 1512 3456789", "12a", "+", "", "٠٧٤٠٠", "1234567890123456"])
    type(input, number);
  press(input, "ArrowDown");
  fireEvent.click(part(".iti__selected-country"));
  told.push(seen());
  const search = part(".iti__search-input");
  type(search, "fra");
  vi.runAllTimers();
  told.push(seen());
  press(search, "ArrowDown");
  press(search, "Enter");
  told.push(seen());
  type(input, "0612345678");
  press(input, "+");
  press(part(".iti__search-input"), "Escape");
  field.destroy();
  told.push(seen());
  return told;
};

it.each(MODES)("the lighter phone field does what the library's does, its countries as a %s", (mode) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(use(lighter, mode)).toEqual(use(library, mode));
});
