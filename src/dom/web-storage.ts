/**
 * All that is stored goes through here; only `hasHadWishlist` looks by itself, on every page with a heart. Blocked or full
 * storage is a supported state, never an error.
 */

type Area = "local" | "session";

/** Undefined where storage is blocked or full. */
const attempt = <Result>(area: Area, act: (storage: Storage) => Result): Result | undefined => {
  try {
    return act(window[`${area}Storage`]);
  } catch {
    return undefined;
  }
};

/** The stored text, or null when there is none or storage is blocked. */
export const readItem = (area: Area, key: string): string | null =>
  attempt(area, (storage) => storage.getItem(key)) ?? null;

/** Stores a text. False when storage is blocked or full. */
export const writeItem = (area: Area, key: string, value: string): boolean =>
  attempt(area, (storage) => {
    storage.setItem(key, value);
    return true;
  }) ?? false;

/** Forgets a stored text. */
export const removeItem = (area: Area, key: string): void => attempt(area, (storage) => storage.removeItem(key));
