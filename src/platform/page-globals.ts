import { ContractError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";

/**
 * The configuration that the page carries: one JSON block (`<script type="application/json" id="storefront-widgets">`)
 * or the platform's own global variables. The block holds the same objects under the same names, so everything after
 * this file reads one shape.
 */

/** An object of the page, of whose values nothing is known. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** False for null and for lists. */
export const isObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The id of the page's block. */
export const BLOCK_ID = "storefront-widgets";

const REMEDY = `Print the settings with wp_json_encode() in <script type="application/json" id="${BLOCK_ID}">.`;

/** @throws ContractError when the text is not a JSON object. */
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

/** One of the platform's configuration objects by its global name; the page's block wins over the global. */
export const pageGlobal = (name: string): PlainObject => {
  const own = settingsBlock()[name];
  if (isObject(own)) return own;
  const value: unknown = Reflect.get(window, name);
  return isObject(value) ? value : {};
};

/** For tests: pages come and go there, settings do not. */
export const forgetSettingsBlock = (): void => {
  block = undefined;
};
