import { useEffect, useState } from "react";
import type { LiveSearchProps } from "./contract.ts";

type RecentSearches = typeof import("./recent-searches.tsx");

/** Only shops that want it load the memory of searches. */
export const useRecentSearches = (props: LiveSearchProps, isShown: boolean, onChoose: (term: string) => void) => {
  const { keepsRecent } = props;
  const [code, setCode] = useState<RecentSearches>();
  useEffect(() => {
    if (keepsRecent) void import("./recent-searches.tsx").then(setCode);
  }, [keepsRecent]);
  return {
    remember: (term: string) => code?.remember(term),
    list: code && <code.RecentSearches {...props} isShown={isShown} onChoose={onChoose} />,
  };
};
