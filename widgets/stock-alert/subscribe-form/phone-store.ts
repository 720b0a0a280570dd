import type { Iti } from "intl-tel-input";
import { errorCode, noPhone, type PhoneReading } from "./phone-codes.ts";
import type { PhoneSettings } from "./phone-setup-store.ts";

const readWith = (input: HTMLInputElement, phone: Iti): PhoneReading => ({
  isValid: phone.isValidNumber() === true,
  code: errorCode(input.value, phone.getValidationError()),
  number: phone.getNumber(),
  country: phone.getSelectedCountry(),
});

export interface PhoneField {
  /** Loads the library and puts the country's list beside the field, once. */
  start(): Promise<void>;
  /** What the field holds. A number that the browser has filled in is read by the library too. */
  read(): Promise<PhoneReading>;
  stop(): void;
}

/** The phone field of one form; null where the shop asks for none. */
export const createPhoneField = (input: HTMLInputElement | null, settings: PhoneSettings): PhoneField => {
  let loading: Promise<Iti> | undefined;

  const load = (field: HTMLInputElement): Promise<Iti> => {
    loading ??= import("./phone-setup-store.ts")
      .then(({ setUpPhone }) => setUpPhone(field, settings))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  return {
    async start() {
      // A list may be there already: ours, or that of the plugin's own script, which an optimiser has brought late.
      if (input && !input.closest(".iti")) await load(input);
    },
    async read() {
      if (!input || (!loading && input.value.trim() === "")) return noPhone();
      return readWith(input, await load(input));
    },
    stop() {
      // Whoever waits for a load that fails reports it.
      loading?.then(
        (phone) => phone.destroy(),
        () => {},
      );
    },
  };
};
