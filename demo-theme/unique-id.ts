import { randomBytes } from "node:crypto";

/** As from PHP's `uniqid()`. */
export const uniqueId = (): string => randomBytes(7).toString("hex").slice(0, 13);
