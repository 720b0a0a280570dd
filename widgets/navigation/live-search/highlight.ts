export interface Part {
  text: string;
  isMatch: boolean;
}

/** Cuts a text at everything that one of the term's words matches, in any case. One part means that nothing did. */
export const highlightParts = (text: string, term: string): Part[] => {
  const words = term.trim().split(/\s+/);
  // Of words that begin alike the longest shall match.
  words.sort((one, other) => other.length - one.length);
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${patterns.join("|")})`, "iu"))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }));
};
