import { ContractError } from "./errors.ts";

export type PlainObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a JSON object; an empty one where a template has printed nothing.
 * @throws ContractError for anything else, with the parser's own words as its cause.
 */
export const parseObject = (text: string | null | undefined, name: string, remedy = "Correct it."): PlainObject => {
  let value: unknown;
  let cause: unknown;
  try {
    value = JSON.parse(text || "{}");
  } catch (error) {
    cause = error;
  }
  if (isObject(value)) return value;
  const got = text?.trim().slice(0, 40);
  throw new ContractError(`Cannot read ${name}: expected a JSON object, got "${got}". ${remedy}`, { cause });
};
