import type { Iti } from "intl-tel-input";
import { message } from "#src/platform/messages.ts";
import { messagesOf } from "#src/platform/messages-of.ts";
import type { StockAlertSettings } from "#src/platform/stock-alert-settings.ts";
import { attachPhone, loadPhoneRules } from "./phone-library.tsx";

const phoneMessage = messagesOf({
  phoneCountry: "{code} {country}: change the country of the phone number",
  phoneNoCountry: "Choose the country of the phone number",
  phoneCountries: "Countries",
  phoneSearch: "Search",
  phoneSearchClear: "Clear search",
});

const countText = (count: number): string => message(count === 1 ? "searchCountOne" : "searchCount", { count });

/** Placeholders that the library itself fills in. */
const LIBRARY_VALUES = { code: "\u0024{dialCode}", country: "\u0024{countryName}" };

export type PhoneSettings = Pick<
  StockAlertSettings,
  "defaultCountry" | "countryPlaceholder" | "hidesCountryPlaceholder"
>;

/** Loads with the first phone field that gets the focus. Country names are in the page's language. */
export const setUpPhone = async (input: HTMLInputElement, settings: PhoneSettings): Promise<Iti> => {
  const { defaultCountry, countryPlaceholder, hidesCountryPlaceholder } = settings;
  // The field stays plain until its number can be read, and after a failure.
  await loadPhoneRules();
  return attachPhone(input, {
    initialCountry: defaultCountry,
    language: document.documentElement.lang,
    placeholder: (example, country) =>
      country === defaultCountry && !hidesCountryPlaceholder ? countryPlaceholder || example : "",
    texts: {
      selectedCountryAriaLabel: phoneMessage("phoneCountry", LIBRARY_VALUES),
      noCountrySelected: phoneMessage("phoneNoCountry"),
      countryListAriaLabel: phoneMessage("phoneCountries"),
      searchPlaceholder: phoneMessage("phoneSearch"),
      clearSearchAriaLabel: phoneMessage("phoneSearchClear"),
      closeCountrySelectorAriaLabel: message("close"),
      searchEmptyState: countText(0),
      searchSummaryAria: countText,
    },
  });
};
