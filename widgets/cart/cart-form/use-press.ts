import { useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import type { Change } from "./change-cart-page.tsx";
import { QUANTITY } from "./contract.ts";

/**
 * The shop answers a press with notices, which must survive the reload that an earlier quantity change still asks for.
 * `isPressNewest` is true until a later quantity change, whose reload may remove them.
 */
export const usePress = (change: Change) => {
  const isPressNewest = useRef(false);
  useListener(document, "change", ({ target }) => {
    if (target instanceof Element && target.matches(QUANTITY)) isPressNewest.current = false;
  });
  const press: Change = async (request, fallBack) => {
    isPressNewest.current = true;
    const isDone = await change(request, fallBack);
    isPressNewest.current = true;
    return isDone;
  };
  return { press, isPressNewest };
};
