import { useLayoutEffect, useRef, useState } from "react";
import { reportError } from "#src/report-error.ts";
import { $cart } from "#src/stores/cart.ts";
import { setQuantity, shop } from "#src/stores/cart-actions.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { CartQuantityProps } from "./contract.ts";
import { wantedQuantity } from "./wanted-quantity.ts";
import "./style.css";

/** How long a row waits for a further change. */
const QUANTITY_DEBOUNCE_MS = 300;

/** While this stands on the field, newer server HTML does not overwrite what the shopper chose. */
const HELD = "data-sw-held";

/** The page may be left before the request is due. */
const expectRequest = (): void => {
  // Asked for again, and reported, when it is due.
  shop().catch(() => undefined);
};

const release = (input: HTMLInputElement): void => {
  input.removeAttribute(HELD);
  input.closest("li, tr")?.removeAttribute("aria-busy");
};

export const CartQuantity = ({ input, cartItemKey, isLive, failedText }: CartQuantityProps) => {
  const [confirmed, setConfirmed] = useState(input.defaultValue);
  const [hasFailed, setHasFailed] = useState(false);
  const changes = useRef(0);
  /** Between the first key and the change event, which comes when the shopper is done. */
  const isTyping = useRef(false);

  const settle = (quantity: string): void => {
    input.value = quantity;
    release(input);
  };

  const send = async ({ quantity, change }: { quantity: number; change: number }) => {
    input.closest("li, tr")?.setAttribute("aria-busy", "true");
    try {
      await setQuantity(cartItemKey, quantity);
      // The shop may have set another number than was asked for.
      const actual = $cart.get().lines.find(({ key }) => key === cartItemKey)?.quantity ?? quantity;
      setConfirmed(String(actual));
      if (change === changes.current && !isTyping.current) settle(String(actual));
    } catch (error) {
      reportError("cart-quantity", error, input);
      if (change !== changes.current || isTyping.current) return;
      settle(confirmed);
      setHasFailed(true);
    }
  };
  const debounced = useDebounced(send, QUANTITY_DEBOUNCE_MS);

  // Before the next page is asked for, where the browser says so in time: that page may be the cart.
  useListener(window, "beforeunload", debounced.flush);
  useListener(window, "pagehide", debounced.flush);
  // A page in the background may be ended without a further word.
  useListener(document, "visibilitychange", () => document.hidden && debounced.flush());

  useLayoutEffect(() => () => release(input), [input]);

  useHostEvent(input, "input", () => {
    if (!isLive) return;
    isTyping.current = true;
    input.setAttribute(HELD, "");
    expectRequest();
  });

  // Typed and taken back: there will be no change event.
  useHostEvent(input, "focusout", () => {
    isTyping.current = false;
    if (input.value === confirmed) release(input);
  });

  useHostEvent(input, "change", () => {
    if (!isLive) return;
    isTyping.current = false;
    const quantity = wantedQuantity(input.value, input);
    if (quantity === undefined) {
      settle(confirmed);
      return;
    }
    changes.current += 1;
    setHasFailed(false);
    input.value = String(quantity);
    input.setAttribute(HELD, "");
    expectRequest();
    debounced.schedule({ quantity, change: changes.current });
  });

  const field = input.closest(".quantity") ?? input;
  return hasFailed ? <InlineNotice after={field} text={failedText.replace("{quantity}", confirmed)} /> : null;
};
