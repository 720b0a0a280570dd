/** Undefined for a text that is no JSON. */
export const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Callers treat unreadable data as missing.
    return undefined;
  }
};
