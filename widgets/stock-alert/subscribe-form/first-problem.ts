import { NO_NUMBER } from "./phone-codes.ts";

/** The shopper's entries. A field that the shop has left out is undefined. */
export interface Entries {
  quantity: string | undefined;
  phone: { isValid: boolean; code: number };
  name: string | undefined;
  email: string;
  hasAgreed: boolean;
}

export interface Rules {
  isQuantityRequired: boolean;
  phone: "off" | "optional" | "required";
  mustAgree: boolean;
}

/** The key of the shop's text; `code` tells what is wrong with a phone number. */
export interface Problem {
  text: "empty_quantity" | "phone_field_error" | "empty_name" | "empty_email" | "invalid_email" | "iagree_error";
  code?: number;
}

/** Spec 5 says two to four characters at the end, but the platform repeats that group, so longer ends are valid. */
const VALID_EMAIL = /^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z\d]{2,}$/i;

/** An empty field counts as zero and fails; a field that the shop has left out is NaN and passes. */
const hasNoQuantity = ({ quantity }: Entries, { isQuantityRequired }: Rules): boolean =>
  isQuantityRequired && Number(quantity) <= 0;

const isPhoneWrong = ({ phone: { isValid, code } }: Entries, { phone }: Rules): boolean => {
  if (phone === "off" || isValid) return false;
  return phone === "required" || code !== NO_NUMBER;
};

/** Spec 5, in its order: the first problem that keeps a subscription from being sent. */
export const firstProblem = (entries: Entries, rules: Rules): Problem | undefined => {
  if (hasNoQuantity(entries, rules)) return { text: "empty_quantity" };
  if (isPhoneWrong(entries, rules)) return { text: "phone_field_error", code: entries.phone.code };
  if (entries.name === "") return { text: "empty_name" };
  if (entries.email === "") return { text: "empty_email" };
  if (!VALID_EMAIL.test(entries.email)) return { text: "invalid_email" };
  if (rules.mustAgree && !entries.hasAgreed) return { text: "iagree_error" };
  return undefined;
};
