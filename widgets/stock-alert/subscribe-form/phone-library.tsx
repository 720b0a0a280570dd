import intlTelInput, { type Iti } from "intl-tel-input";
import "intl-tel-input/dist/css/intlTelInput-no-assets.min.css";

interface PhoneOptions {
  /** Two lowercase letters; empty for none. */
  initialCountry: string;
  /** The language of the country names. */
  language: string;
  placeholder: (example: string, country: string) => string;
  /** Under the library's own keys; the first text keeps the library's placeholders. */
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

/** Where the list of countries covers the window. The library alone leaves low windows with a mouse out. */
const NO_ROOM_BESIDE = "(max-width: 500px), (max-height: 480px), (max-height: 600px) and (pointer: coarse)";

type Iso2 = ReturnType<typeof intlTelInput.getAllCountries>[number]["iso2"];

/** Loaded by ourselves: the library asks for its rules once per page, and would wait for ever after a failure. */
export const loadPhoneRules = async (): Promise<void> => {
  intlTelInput.utils ??= (await import("intl-tel-input/utils")).default;
};

/** Sets the library up as the plugin does, whose older version has other defaults. */
export const attachPhone = (
  input: HTMLInputElement,
  { initialCountry, language, placeholder, texts }: PhoneOptions,
): Iti => {
  const isBeingTyped = document.activeElement === input;
  // Under a modal popup an overlay on the page is out of reach, and inside the popup its edge would cut the list off.
  const popup = input.closest("dialog");
  const phone = intlTelInput(input, {
    // The library takes an unknown one for none.
    initialCountry: initialCountry as Iso2,
    countryNameLocale: language || "en",
    separateDialCode: true,
    strictMode: false,
    allowedNumberTypes: ["MOBILE"],
    fullscreenParent: popup,
    countrySelectorMode: matchMedia(NO_ROOM_BESIDE).matches ? "FULLSCREEN" : "DROPDOWN",
    // Without anchor positioning the library closes a detached list at any scroll, even the list's own. Some of the
    // plugin's designs cut off whatever reaches out of the form, so there the list goes into the body.
    dropdownParent: CSS.supports("anchor-name:--x") ? (popup ?? (input.closest(".cwg-design") && document.body)) : null,
    // Flags would be 39 kB of pictures beside names that say the same.
    showFlags: false,
    customPlaceholder: (example, country) => placeholder(example, country?.iso2 ?? ""),
    uiTranslations: texts,
  });
  // The library wraps the field, and a moved field loses the focus together with the next typed digits.
  if (isBeingTyped) input.focus({ preventScroll: true });
  // The library's dialog has no name and its count of countries is not spoken. On phones both are not in the page until
  // the dialog opens.
  const wrapper = input.closest(".iti");
  wrapper?.addEventListener("open:countryselector", () => {
    const id = wrapper.querySelector("[aria-controls]")?.getAttribute("aria-controls") ?? "";
    const dialog = document.getElementById(id);
    dialog?.setAttribute("aria-label", texts.countryListAriaLabel);
    dialog?.querySelector(".iti__a11y-text")?.setAttribute("role", "status");
  });
  return phone;
};
