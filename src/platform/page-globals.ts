import { ContractError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";

// The configuration that the page carries: a JSON block (`<script type="application/json" id="storefront-widgets">`) or
// the platform's global variables. Both hold the same objects under the same names.

export type PlainObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const BLOCK_ID = "storefront-widgets";

const REMEDY = `Print the settings with wp_json_encode() in <script type="application/json" id="${BLOCK_ID}">.`;

export const parseSettingsBlock = (text: string): PlainObject => {
  let value: unknown;
  let cause: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    cause = error;
  }
  if (isObject(value)) return value;
  const got = text.trim().slice(0, 40);
  throw new ContractError(`Cannot read the settings block: expected a JSON object, got "${got}". ${REMEDY}`, { cause });
};

let block: PlainObject | undefined;

const settingsBlock = (): PlainObject => {
  if (block) return block;
  const element = document.getElementById(BLOCK_ID);
  if (!element) return {};
  try {
    block = parseSettingsBlock(element.textContent);
  } catch (error) {
    reportError("settings", error, element);
    block = {};
  }
  return block;
};

/** A configuration object by the platform's name for it; the page's block wins over the global. */
export const pageGlobal = (name: string): PlainObject => {
  const own = settingsBlock()[name];
  if (isObject(own)) return own;
  const value: unknown = Reflect.get(window, name);
  return isObject(value) ? value : {};
};

/** For tests, each of which has a page of its own. */
export const forgetSettingsBlock = (): void => {
  block = undefined;
};
