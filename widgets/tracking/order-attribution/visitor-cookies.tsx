import { readCookie, removeSharedCookie, writeSiteCookie } from "#src/dom/cookies.ts";
import type { AttributionSettings } from "./contract.ts";
import { factsText, readFacts, type Visitor } from "./visit.ts";

const NAMES = ["migrations", "current_add", "first_add", "current", "first", "udata", "session"] as const;

const MINUTES_PER_DAY = 24 * 60;

const toBase64 = (text: string): string => btoa(encodeURIComponent(text)).replaceAll("=", "");

const fromBase64 = (text: string): string => {
  try {
    return decodeURIComponent(atob(text));
  } catch {
    // Not written by the library.
    return "";
  }
};

/** Each cookie in its own format: the shop may have switched since. Base64 without padding has no equals sign. */
export const readVisitor = (): Visitor =>
  Object.fromEntries(
    NAMES.map((name) => {
      const text = readCookie(`sbjs_${name}`);
      return [name, readFacts(text.includes("=") ? text : fromBase64(text))];
    }),
  );

/** Leaves what is as `before`, whose lifetime would begin anew on each page: the first source is written once. */
export const writeVisitor = (visitor: Visitor, before: Visitor, settings: AttributionSettings): void => {
  for (const name of NAMES) {
    const text = factsText(visitor[name]);
    if (!text || visitor[name] === before[name]) continue;
    const minutes = name === "session" ? settings.sessionMinutes : settings.lifetimeMinutes;
    writeSiteCookie(`sbjs_${name}`, settings.isBase64 ? toBase64(text) : text, minutes / MINUTES_PER_DAY);
  }
};

export const forgetVisitor = (): void => {
  for (const name of [...NAMES, "promo"]) removeSharedCookie(`sbjs_${name}`);
};
