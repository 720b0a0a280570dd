import { useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import type { Change } from "./change-cart-page.tsx";
import { QUANTITY } from "./contract.ts";

/** Resolves to false where `what` was pressed last and is under way, or when the request failed, after `onFailure`. */
export type Press = (what: string, ...change: Parameters<Change>) => Promise<boolean>;

/**
 * Impatient shoppers press twice: the same is sent once at a time, or the second answer takes the first one's message away.
 * The shop answers a press with notices, which must survive the reload that an earlier quantity change still asks for.
 * `isPressNewest` is true until a later quantity change, whose reload may remove them.
 */
export const usePress = (change: Change) => {
  const underWay = useRef("");
  const isPressNewest = useRef(false);
  useListener(document, "change", ({ target }) => {
    if (target instanceof Element && target.matches(QUANTITY)) isPressNewest.current = false;
  });
  const press: Press = async (what, request, onFailure) => {
    if (underWay.current === what) return false;
    underWay.current = what;
    isPressNewest.current = true;
    const isDone = await change(request, onFailure);
    // A quantity that was changed meanwhile is earlier than this answer.
    isPressNewest.current = true;
    if (underWay.current === what) underWay.current = "";
    return isDone;
  };
  return { press, isPressNewest };
};
