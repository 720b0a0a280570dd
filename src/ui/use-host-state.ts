import { useAttributes } from "./use-attributes.ts";

/** Shows an island's state on its host, for style sheets and tests. */
export const useHostState = (host: Element, state: string): void => useAttributes(host, { "data-state": state });
