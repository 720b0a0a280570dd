/** What a phone field holds. */
export interface PhoneReading {
  isValid: boolean;
  code: number;
  /** In the international form; empty without a phone field. */
  number: string;
  /** The library's data on the chosen country; an empty text without a phone field. */
  country: unknown;
}

/** Nothing that could be a number: an empty field, or words. */
export const NO_NUMBER = -99;

/** The numbers that the shop's messages are listed by, in the words of the library's newer versions. */
const NAMES: readonly (string | null)[] = [
  "IS_POSSIBLE",
  "INVALID_COUNTRY_CODE",
  "TOO_SHORT",
  "TOO_LONG",
  "IS_POSSIBLE_LOCAL_ONLY",
  "INVALID_LENGTH",
];

/** The library calls an empty field too short; an optional phone that was left empty is no mistake. */
export const errorCode = (value: string, name: string | null): number => {
  const code = NAMES.indexOf(name);
  return value.trim() === "" || code < 0 ? NO_NUMBER : code;
};

export const noPhone = (): PhoneReading => ({ isValid: false, code: NO_NUMBER, number: "", country: "" });
