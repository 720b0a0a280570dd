/** Cuts a text at every match of one of the term's words, in any case: every second part is a match. */
export const cutAtMatches = (text: string, term: string): string[] => {
  // Longest first: of words that begin alike, the longest must match.
  const words = term.split(/\s+/).sort((one, other) => other.length - one.length);
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${patterns.join("|")})`, "iu"));
};
