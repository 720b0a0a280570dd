import { useLayoutEffect, useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import type { ResultCountProps } from "./contract.ts";

/** Readers are busy with the new page itself before. */
const ANNOUNCE_DELAY_MS = 2000;

/** Readers speak nodes that are new in a live region, not ones that were there from the start. */
const renew = (element: HTMLElement) => element.replaceChildren(...element.cloneNode(true).childNodes);

/** Tells readers after a change of order, page or filter how many products the new page shows. */
export const ResultCount = ({ count }: ResultCountProps) => {
  const [state, setState] = useState<"waiting" | "announced">("waiting");
  useHostState(count, state);
  useAttributes(count, { role: "alert", "aria-hidden": String(state === "waiting") });

  useLayoutEffect(() => {
    const timer = setTimeout(() => setState("announced"), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (state === "announced") renew(count);
  }, [count, state]);
  return null;
};
