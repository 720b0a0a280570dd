import { isObject } from "#src/plain-object.ts";
import type { PixelEvent } from "./contract.ts";

type Params = NonNullable<PixelEvent["params"]>;

/** A parameter that the owner has defined: a value, or where the page shows it. */
interface Descriptor {
  value?: unknown;
  selector?: string;
  dynamic?: unknown;
  input_type?: string;
}

const KEYS = ["value", "selector", "dynamic", "input_type", "name"];

const isDescriptor = (value: Params): value is Params & Descriptor =>
  ("value" in value || "selector" in value) && Object.keys(value).every((key) => KEYS.includes(key));

const find = (selector: string): HTMLElement | null => {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    // An owner's mistyped selector finds nothing.
    return null;
  }
};

const shown = (selector: string): string | null => {
  const element = find(selector);
  if (!element) return null;
  const { value } = element as HTMLInputElement;
  const { innerText, textContent, dataset } = element;
  return (
    (typeof value === "string" && value) ||
    innerText?.trim() ||
    textContent?.trim() ||
    element.getAttribute("content") ||
    dataset.value ||
    null
  );
};

const read = ({ value, selector, dynamic, input_type }: Descriptor): unknown => {
  const found = dynamic && selector?.trim() ? shown(selector) : value;
  if (found == null) return undefined;
  if (input_type === "int") return Number.parseInt(`${found}`, 10);
  return input_type === "float" ? Number.parseFloat(`${found}`) : found;
};

const resolve = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolve).filter((item) => item != null);
  if (!isObject(value)) return value;
  return isDescriptor(value) ? read(value) : resolveParams(value);
};

/** Reads from the page what owners have pointed at. What is not there drops out. */
export const resolveParams = (params: Params = {}): Params =>
  Object.fromEntries(
    Object.entries(params)
      .map(([key, value]) => [key, resolve(value)] as const)
      .filter(([, value]) => value != null),
  );
