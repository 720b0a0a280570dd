import type { ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

export const useStore = <Value>({ listen, get }: ReadableAtom<Value>): Value => useSyncExternalStore(listen, get);
