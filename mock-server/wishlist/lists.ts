import { randomBytes } from "node:crypto";

export interface WishlistItem {
  /** The record's own id; rows and buttons use the product's id. */
  id: number;
  /** A product or one of its variations. */
  productId: number;
  quantity: number;
  addedOn: string;
}

/** 0 is public, 1 shared by link, 2 private. */
type Privacy = 0 | 1 | 2;

export interface WishlistRecord {
  id: number;
  token: string;
  name: string;
  privacy: Privacy;
  isDefault: boolean;
  items: WishlistItem[];
}

export interface WishlistShelf {
  lists: WishlistRecord[];
  nextListId: number;
  nextItemId: number;
}

const DEFAULT_NAME = "My wishlist";

const LONGEST_NAME = 65_535;

/** Lower numbers are records of other visitors. */
export const FIRST_ITEM_ID = 41;

export const emptyShelf = (): WishlistShelf => ({ lists: [], nextListId: 3, nextItemId: FIRST_ITEM_ID });

export const isPrivacy = (value: number): value is Privacy => value === 0 || value === 1 || value === 2;

export const createList = (shelf: WishlistShelf, name: string, privacy: Privacy = 0): WishlistRecord => {
  const list: WishlistRecord = {
    id: shelf.nextListId,
    token: randomBytes(6).toString("hex").toUpperCase(),
    name,
    privacy,
    isDefault: shelf.lists.length === 0,
    items: [],
  };
  shelf.nextListId += 1;
  shelf.lists.push(list);
  return list;
};

export const defaultList = (shelf: WishlistShelf): WishlistRecord =>
  shelf.lists.find(({ isDefault }) => isDefault) ?? createList(shelf, DEFAULT_NAME);

export const findList = (shelf: WishlistShelf, key: string): WishlistRecord | undefined =>
  shelf.lists.find(({ id, token }) => String(id) === key || token === key);

/** The platform reads the list of a removal as a number: a token is none and means the default list. */
export const listByNumber = (shelf: WishlistShelf, key: string): WishlistRecord | undefined => {
  const id = Number.parseInt(key, 10);
  return id > 0 ? findList(shelf, String(id)) : shelf.lists.find(({ isDefault }) => isDefault);
};

export const listsWith = (shelf: WishlistShelf, productId: number): WishlistRecord[] =>
  shelf.lists.filter(({ items }) => items.some((item) => item.productId === productId));

export const addItem = (
  shelf: WishlistShelf,
  list: WishlistRecord,
  { productId, quantity = 1 }: { productId: number; quantity?: number },
): "true" | "exists" => {
  if (list.items.some((item) => item.productId === productId)) return "exists";
  list.items.unshift({ id: shelf.nextItemId, productId, quantity, addedOn: "2026-03-14" });
  shelf.nextItemId += 1;
  return "true";
};

export const removeProduct = (list: WishlistRecord, productId: number): boolean => {
  const kept = list.items.filter((item) => item.productId !== productId);
  const isRemoved = kept.length < list.items.length;
  list.items = kept;
  return isRemoved;
};

export const removeRecord = (shelf: WishlistShelf, itemId: number): boolean => {
  const list = shelf.lists.find(({ items }) => items.some(({ id }) => id === itemId));
  if (!list) return false;
  list.items = list.items.filter(({ id }) => id !== itemId);
  return true;
};

export const moveProduct = (from: WishlistRecord, to: WishlistRecord, productId: number): boolean => {
  const item = from.items.find((candidate) => candidate.productId === productId);
  if (!item || from === to) return false;
  removeProduct(from, productId);
  if (!to.items.some((present) => present.productId === productId)) to.items.unshift(item);
  return true;
};

export const renameList = (list: WishlistRecord | undefined, name: string): boolean => {
  if (!list || !name.trim() || name.length >= LONGEST_NAME) return false;
  list.name = name.trim();
  return true;
};

/** Reorders one page of a list. */
export const sortItems = (list: WishlistRecord, positions: readonly number[], offset: number): void => {
  const moved = positions.flatMap((id) => list.items.filter(({ productId }) => productId === id));
  const rest = list.items.filter((item) => !moved.includes(item));
  list.items = [...rest.slice(0, offset), ...moved, ...rest.slice(offset)];
};
