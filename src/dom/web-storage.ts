/**
 * All that is stored goes through here; only `hasHadWishlist` looks by itself, on every page with a heart. Blocked or full
 * storage is a supported state, never an error.
 */

type Area = "local" | "session";

const areaOf = (area: Area): Storage => (area === "local" ? window.localStorage : window.sessionStorage);

/** The stored text, or null when there is none or storage is blocked. */
export const readItem = (area: Area, key: string): string | null => {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text. False when storage is blocked or full. */
export const writeItem = (area: Area, key: string, value: string): boolean => {
  try {
    areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** Forgets a stored text. */
export const removeItem = (area: Area, key: string): void => {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
};
