import type { ReadableAtom } from "nanostores";
import { useLayoutEffect, useState } from "react";

export const useStore = <Value>({ get, subscribe }: ReadableAtom<Value>): Value => {
  const [value, setValue] = useState(get);
  useLayoutEffect(() => subscribe((next) => setValue(next)), [subscribe]);
  return value;
};
