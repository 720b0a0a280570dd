/**
 * All storage goes through here, except where every page asks: `hasHadWishlist`, `mayShowCart`. Blocked or full storage is a
 * supported state, no error.
 */

type Area = "local" | "session";

const unlessBlocked = <Result>(area: Area, act: (storage: Storage) => Result): Result | undefined => {
  try {
    return act(window[`${area}Storage`]);
  } catch {
    return undefined;
  }
};

export const readItem = (area: Area, key: string): string | null | undefined =>
  unlessBlocked(area, (storage) => storage.getItem(key));

/** Undefined where it could not be written. */
export const writeItem = (area: Area, key: string, value: string): true | undefined =>
  unlessBlocked(area, (storage) => {
    storage.setItem(key, value);
    return true;
  });

export const removeItem = (area: Area, key: string): void => unlessBlocked(area, (storage) => storage.removeItem(key));
