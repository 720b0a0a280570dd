import type { Iti } from "intl-tel-input";
import { errorCode, noPhone, type PhoneReading } from "./phone-codes.ts";
import type { PhoneSettings } from "./phone-setup-io.ts";

const readWith = (input: HTMLInputElement, phone: Iti): PhoneReading => ({
  isValid: phone.isValidNumber() === true,
  code: errorCode(input.value, phone.getValidationError()),
  number: phone.getNumber(),
  country: phone.getSelectedCountry(),
});

interface PhoneField {
  /** Loads the library and puts the country list beside the field, once. */
  start(): Promise<void>;
  /** Reads the field, with the library even when the browser has filled the field in. */
  read(): Promise<PhoneReading>;
  stop(): void;
}

/** The phone field of one form; `input` is null where the shop or its template asks for no phone. */
export const createPhoneField = (input: HTMLInputElement | null, settings: PhoneSettings): PhoneField => {
  let loading: Promise<Iti> | undefined;

  const load = (field: HTMLInputElement): Promise<Iti> => {
    loading ??= import("./phone-setup-io.ts")
      .then(({ setUpPhone }) => setUpPhone(field, settings))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  return {
    async start() {
      // The field may have its list already: ours, or one of the plugin's own script that an optimiser loaded late.
      if (input && !input.closest(".iti")) await load(input);
    },
    async read() {
      if (!input || !(loading || input.value.trim())) return noPhone(input !== null);
      return readWith(input, await load(input));
    },
    stop() {
      // Callers of `load` report a failed load.
      loading?.then(
        (phone) => phone.destroy(),
        () => {},
      );
    },
  };
};
