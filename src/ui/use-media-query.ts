import { useLayoutEffect, useState } from "react";

export const useMediaQuery = (query: string): boolean => {
  const [, readAgain] = useState({});
  useLayoutEffect(() => {
    const list = matchMedia(query);
    const onChange = () => readAgain({});
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  return matchMedia(query).matches;
};
