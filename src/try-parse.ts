/** What a text says as JSON; undefined for a text that is none. */
export const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Who asks this way goes on without it.
    return undefined;
  }
};
