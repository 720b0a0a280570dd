import { tryParse } from "#src/try-parse.ts";
import { MIN_CHARACTERS } from "./search-settings.ts";

const KEPT = 5;

/** Another version, or a curious shopper, may have stored anything. */
export const readRecent = (stored: string | null | undefined): string[] => {
  const terms = tryParse(stored ?? "");
  return Array.isArray(terms) ? terms.filter((term) => typeof term === "string").slice(0, KEPT) : [];
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const withoutRecent = (terms: readonly string[], term: string): string[] =>
  terms.filter((known) => !isSame(known, term));

export const withRecent = (terms: readonly string[], typed: string): string[] => {
  const term = typed.trim();
  if (term.length < MIN_CHARACTERS) return [...terms];
  return [term, ...withoutRecent(terms, term)].slice(0, KEPT);
};
