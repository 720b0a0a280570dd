/** Encodes form fields for PHP: nested values in brackets, null and undefined as empty texts. */

const append = (fields: URLSearchParams, name: string, value: unknown): void => {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      append(fields, `${name}[${typeof item === "object" && item !== null ? index : ""}]`, item);
    });
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) append(fields, `${name}[${key}]`, item);
  } else {
    // Plugins store functions on buttons too. As on the platform, their result is sent.
    const text: unknown = typeof value === "function" ? value() : value;
    fields.append(name, String(text ?? ""));
  }
};

export const encodeForm = (data: Readonly<Record<string, unknown>>): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) append(fields, name, value);
  return fields;
};
