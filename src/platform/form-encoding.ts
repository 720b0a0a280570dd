/** Encodes form fields for PHP: nested values in brackets, null and undefined as empty texts. */

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

const append = (fields: URLSearchParams, name: string, value: unknown): void => {
  if (!isNested(value)) {
    // Plugins store functions on buttons too. As on the platform, their result is sent.
    const text: unknown = typeof value === "function" ? value() : value;
    fields.append(name, String(text ?? ""));
    return;
  }
  const isList = Array.isArray(value);
  // PHP numbers the plain items of a list by itself.
  for (const [key, item] of Object.entries(value))
    append(fields, `${name}[${isList && !isNested(item) ? "" : key}]`, item);
};

export const encodeForm = (data: Readonly<Record<string, unknown>>): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) append(fields, name, value);
  return fields;
};
