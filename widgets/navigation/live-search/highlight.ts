/** Cuts a text at everything that one of the term's words matches, in any case: every second part is a match. */
export const cutAtMatches = (text: string, term: string): string[] => {
  // Of words that begin alike the longest shall match.
  const words = term.split(/\s+/).sort((one, other) => other.length - one.length);
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${patterns.join("|")})`, "iu"));
};
