import { useLayoutEffect, useRef } from "react";
import { expectRequest } from "#src/stores/cart-queue.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import type { CartQuantityProps } from "./contract.ts";
import { hold, release } from "./held-field.tsx";

/** The returned ref is true from the first key to the change event. Meanwhile no answer overwrites the field. */
export const useTyping = ({ input, isLive }: CartQuantityProps) => {
  const isTyping = useRef(false);

  useLayoutEffect(() => () => release(input), [input]);
  useHostEvent(input, "input", ({ eventPhase }) => {
    // A replayed event has no phase. Without live updates, the form may have sent its number since.
    if (isLive || eventPhase) hold(input);
    if (!isLive) return;
    isTyping.current = true;
    expectRequest();
  });

  // A number typed and taken back fires no change event.
  useHostEvent(input, "focusout", () => {
    isTyping.current = false;
    if (input.value === input.defaultValue) release(input);
  });

  return isTyping;
};
