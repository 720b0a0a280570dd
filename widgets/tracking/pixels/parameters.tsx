import { isObject, type PlainObject } from "#src/plain-object.ts";

/** A parameter that the owner has defined: a value, or where the page shows it. */
interface Descriptor {
  value?: unknown;
  selector?: string;
  dynamic?: unknown;
  input_type?: string;
}

const KEYS = ["value", "selector", "dynamic", "input_type", "name"];

const isDescriptor = (value: PlainObject): value is PlainObject & Descriptor =>
  ("value" in value || "selector" in value) && Object.keys(value).every((key) => KEYS.includes(key));

const find = (selector: string): HTMLElement | null => {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    // An owner's mistyped selector finds nothing.
    return null;
  }
};

const shown = (selector: string): unknown => {
  const element = find(selector);
  const value: unknown = Reflect.get(element ?? {}, "value");
  return (
    (typeof value === "string" && value) ||
    element?.innerText?.trim() ||
    element?.textContent?.trim() ||
    element?.getAttribute("content") ||
    element?.dataset.value
  );
};

const read = ({ value, selector, dynamic, input_type }: Descriptor): unknown => {
  const found = dynamic && selector?.trim() ? shown(selector) : value;
  if (found == null) return undefined;
  if (input_type === "int") return parseInt(`${found}`, 10);
  return input_type === "float" ? parseFloat(`${found}`) : found;
};

const resolve = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolve).filter((item) => item != null);
  if (!isObject(value)) return value;
  return isDescriptor(value) ? read(value) : resolveParams(value);
};

/** Reads from the page what owners have pointed at. What is not there drops out. */
export const resolveParams = (params: PlainObject = {}): PlainObject =>
  Object.fromEntries(
    Object.entries(params)
      .map(([key, value]) => [key, resolve(value)] as const)
      .filter(([, value]) => value != null),
  );
