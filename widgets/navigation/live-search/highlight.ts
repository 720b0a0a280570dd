/** Cuts a text at everything that one of the term's words matches, in any case: every second part is a match. */
export const cutAtMatches = (text: string, term: string): string[] => {
  const words = term.trim().split(/\s+/);
  // Of words that begin alike the longest shall match.
  words.sort((one, other) => other.length - one.length);
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${patterns.join("|")})`, "iu"));
};
