import intlTelInput, { type Iti } from "intl-tel-input";
import "intl-tel-input/dist/css/intlTelInput-no-assets.min.css";

export interface PhoneOptions {
  /** Two small letters; empty for none. */
  initialCountry: string;
  /** The language of the countries' names. */
  language: string;
  placeholder: (example: string, country: string) => string;
  /** By the library's names, the first with its own place holders. */
  texts: {
    selectedCountryAriaLabel: string;
    noCountrySelected: string;
    countryListAriaLabel: string;
    searchPlaceholder: string;
    clearSearchAriaLabel: string;
    closeCountrySelectorAriaLabel: string;
    searchEmptyState: string;
    searchSummaryAria: (count: number) => string;
  };
}

type Iso2 = ReturnType<typeof intlTelInput.getAllCountries>[number]["iso2"];

const isCountry = (code: string): code is Iso2 => intlTelInput.getAllCountries().some(({ iso2 }) => iso2 === code);

/** As the platform sets the library up, whose version has other defaults. Number rules load in a file of their own. */
export const attachPhone = (
  input: HTMLInputElement,
  { initialCountry, language, placeholder, texts }: PhoneOptions,
): Iti => {
  const isBeingTyped = document.activeElement === input;
  // What lies over the page would lie under a popup, and what lies in the popup is cut off at its edge.
  const popup = input.closest("dialog");
  const phone = intlTelInput(input, {
    initialCountry: isCountry(initialCountry) ? initialCountry : "",
    countryNameLocale: language || "en",
    separateDialCode: true,
    strictMode: false,
    allowedNumberTypes: ["MOBILE"],
    fullscreenParent: popup,
    // Where the browser cannot keep the list beside the field, the library would close it at any scroll, that of the list too.
    // Some of the plugin's own designs cut off what reaches out of the form.
    dropdownParent: CSS.supports("anchor-name:--x") ? (popup ?? (input.closest(".cwg-design") && document.body)) : null,
    // Flags would be 39 kB of pictures beside the names that say the same.
    showFlags: false,
    customPlaceholder: (example, country) => placeholder(example, country?.iso2 ?? ""),
    uiTranslations: texts,
    loadUtils: () => import("intl-tel-input/utils"),
  });
  // The library puts a frame around the field, and a field that is moved loses the focus: what is typed next would be lost.
  if (isBeingTyped) input.focus({ preventScroll: true });
  // The library leaves its dialog without a name. On phones it is not on the page before it is opened.
  const wrapper = input.closest(".iti");
  wrapper?.addEventListener("open:countryselector", () => {
    const id = wrapper.querySelector("[aria-controls]")?.getAttribute("aria-controls") ?? "";
    document.getElementById(id)?.setAttribute("aria-label", texts.countryListAriaLabel);
  });
  return phone;
};
