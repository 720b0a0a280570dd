import { createHash } from "node:crypto";
import type { CartLine } from "./model.ts";

const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

type Identity = Pick<CartLine, "productId" | "variationId" | "attributes" | "data">;

const pairs = (record: Readonly<Record<string, string>>): string =>
  Object.entries(record)
    .map(([name, value]) => name.trim() + value.trim())
    .join("");

/** Follows the platform's recipe, so a key here equals a real shop's key for the same ids. */
export const cartItemKey = ({ productId, variationId, attributes, data }: Identity): string => {
  const parts = [String(productId)];
  if (variationId > 0) parts.push(String(variationId));
  const wireAttributes = Object.fromEntries(
    Object.entries(attributes).map(([slug, value]) => [`attribute_${slug}`, value]),
  );
  if (Object.keys(attributes).length > 0) parts.push(pairs(wireAttributes));
  if (Object.keys(data).length > 0) parts.push(pairs(data));
  return md5(parts.join("_"));
};

/** Empty for an empty cart. */
export const cartHash = (lines: readonly CartLine[], total: number): string =>
  lines.length === 0 ? "" : md5(JSON.stringify(lines) + total);
