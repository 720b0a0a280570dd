/** The phone field's content, as the phone library reads it. */
export interface PhoneReading {
  isValid: boolean;
  code: number;
  /** In international form; empty without a phone field. */
  number: string;
  /** The library's data on the chosen country; "" without a phone field. */
  country: unknown;
}

/** For a field that is empty or holds only words. */
export const NO_NUMBER = -99;

/** The shop's messages are listed by these indexes, which the library's newer versions replace with names. */
const NAMES: readonly (string | null)[] = [
  "IS_POSSIBLE",
  "INVALID_COUNTRY_CODE",
  "TOO_SHORT",
  "TOO_LONG",
  "IS_POSSIBLE_LOCAL_ONLY",
  "INVALID_LENGTH",
];

/** The library calls an empty field too short, but an optional phone may stay empty. */
export const errorCode = (value: string, name: string | null): number => {
  const code = NAMES.indexOf(name);
  return !value.trim() || code < 0 ? NO_NUMBER : code;
};

/** An empty field is wrong where the shop requires a phone; one that the form does not have cannot be. */
export const noPhone = (hasField: boolean): PhoneReading => ({
  isValid: !hasField,
  code: NO_NUMBER,
  number: "",
  country: "",
});
