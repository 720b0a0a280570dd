import { isObject, type PlainObject, parseObject } from "#src/plain-object.ts";
import { reportError } from "#src/report-error.ts";

/**
 * The configuration that the page carries: a JSON block (`<script type="application/json" id="storefront-widgets">`) or
 * the platform's global variables. Both hold the same objects under the same names.
 */

export const BLOCK_ID = "storefront-widgets";

const REMEDY = `Print the settings with wp_json_encode() in <script type="application/json" id="${BLOCK_ID}">.`;

let block: PlainObject | undefined;

const settingsBlock = (): PlainObject => {
  if (block) return block;
  const element = document.getElementById(BLOCK_ID);
  if (!element) return {};
  try {
    block = parseObject(element.textContent, "the settings block", REMEDY);
  } catch (error) {
    reportError("settings", error, element);
    block = {};
  }
  return block;
};

/** Anything that the page prints under a name of the platform's; the page's block wins over the global. */
export const pageValue = (name: string): unknown => settingsBlock()[name] ?? Reflect.get(window, name);

/** A configuration object, likewise. */
export const pageGlobal = (name: string): PlainObject =>
  [settingsBlock()[name], Reflect.get(window, name)].find(isObject) ?? {};

/** A setting as text. Anything but a text or a number becomes an empty text. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** For tests, each of which has a page of its own. */
export const forgetSettingsBlock = (): void => {
  block = undefined;
};
