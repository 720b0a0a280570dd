import type { ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/** What a store holds; the component follows it. */
export const useStore = <Value>({ listen, get }: ReadableAtom<Value>): Value => useSyncExternalStore(listen, get);
