import { useLayoutEffect, useRef, useState } from "react";
import { showBusy } from "#src/dom/cart/busy.ts";
import { HELD, PENDING } from "#src/dom/marks.ts";
import { emit } from "#src/dom/platform-events.ts";
import { reportNotice } from "#src/report-error.ts";
import { $cart } from "#src/stores/cart.ts";
import { shop, whenSent } from "#src/stores/cart-queue.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { noteChange, QUANTITY_DEBOUNCE_MS, type RowChange } from "./builder-timer.ts";
import { CART_FORM, type CartQuantityProps } from "./contract.ts";
import { wantedQuantity } from "./quantity-field.ts";
import { askForQuantity, quantityIn } from "./row-quantity.tsx";
import { useDebounced } from "./use-debounced.ts";
import { isSentByPage, useEarlySending } from "./use-early-sending.ts";
import "./style.css";

const release = (input: HTMLInputElement): void => input.removeAttribute(HELD);

/** Goes back to the shop's last number, which newer HTML of the row sets as the default. */
const settle = (input: HTMLInputElement): void => {
  input.value = input.defaultValue;
  release(input);
};

/** Loads the request's code now, since the shopper may leave the page before the request is due. */
const expectRequest = (): void => {
  // The request itself asks for the code again, and reports a failure.
  shop().catch(() => {});
};

/** True where another script sends the change. A zero is always ours: other scripts keep no focus and offer no undo. */
const leaveToPage = (input: HTMLInputElement, quantity: number, change: RowChange | undefined): boolean => {
  if (!quantity || !isSentByPage(change)) return false;
  reportNotice("cart-quantity", "Another script sends the quantities.");
  input.defaultValue = String(quantity);
  release(input);
  return true;
};

/** True when the cart's form has sent the zero itself and its answer removed the row. */
const isTakenAway = ({ input, isInCartForm }: CartQuantityProps, quantity: number): boolean =>
  quantity === 0 && isInCartForm && !document.querySelector(`${CART_FORM} [name="${input.name}"]`);

/** The quantity that could not be set, until the cart has it after all. */
const useFailedQuantity = ({ input, cartItemKey }: CartQuantityProps) => {
  const [failed, setFailed] = useState<number>();
  useLayoutEffect(() => {
    if (failed === undefined) return;
    return $cart.subscribe((cart) => {
      if ((quantityIn(cart, cartItemKey) ?? 0) !== failed) return;
      // Only the answer was lost. The rest of the page, such as the cart page's row, does not know of it either.
      input.value = String(failed);
      input.defaultValue = input.value;
      setFailed(undefined);
      emit("wc_update_cart");
    });
  }, [input, failed, cartItemKey]);
  return [failed, setFailed] as const;
};

/** The returned ref is true from the first key to the change event. Meanwhile no answer overwrites the field. */
const useTyping = ({ input, isLive }: CartQuantityProps) => {
  const isTyping = useRef(false);

  useLayoutEffect(() => () => release(input), [input]);
  // A held number is newer than any answer, but only until the form sends it.
  useListener(document, "submit", ({ target }) => target === input.form && release(input));

  useHostEvent(input, "input", ({ eventPhase }) => {
    // A replayed event has no phase. Without live updates, the form may have sent its number since.
    if (isLive || eventPhase) input.setAttribute(HELD, "");
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

export const CartQuantity = (props: CartQuantityProps) => {
  const { input, cartItemKey, isLive, failedText } = props;
  const [failed, setFailed] = useFailedQuantity(props);
  const latest = useRef<RowChange>(undefined);
  const isTyping = useTyping(props);
  // Some themes print a cart without rows.
  const row = input.closest<HTMLElement>("li, tr") ?? input;
  const underWay = useRef(0);

  const send = async (quantity: number, change: RowChange | undefined) => {
    underWay.current += 1;
    showBusy(row, true);
    const isSet = await askForQuantity(props, row, quantity);
    underWay.current -= 1;
    if (!underWay.current) showBusy(row, false);
    if (change !== latest.current || isTyping.current) return;
    settle(input);
    if (!isSet) setFailed(quantity);
  };

  const debounced = useDebounced(async (quantity: number) => {
    const change = latest.current;
    if (leaveToPage(input, quantity, change)) return;
    // A cart form that is being sent takes the number along: wait for its answer.
    if (input.form?.matches(".processing")) await whenSent();
    if (isTakenAway(props, quantity)) return;
    if (underWay.current || input.defaultValue !== String(quantity)) await send(quantity, change);
    else release(input);
  }, QUANTITY_DEBOUNCE_MS);
  useEarlySending(latest, debounced.flush);

  useHostEvent(input, "change", ({ timeStamp }) => {
    // The platform's script has sent this number with its form. When the answer removes the focused field, the browser
    // fires its change event once more.
    if (!isLive || input.form?.matches(`.processing:not([${PENDING}])`)) return;
    isTyping.current = false;
    const quantity = wantedQuantity(input.value, input);
    if (quantity === undefined) {
      settle(input);
      return;
    }
    latest.current = noteChange(cartItemKey, timeStamp);
    setFailed(undefined);
    input.value = String(quantity);
    input.setAttribute(HELD, "");
    expectRequest();
    debounced.schedule(quantity);
  });

  if (failed === undefined) return null;
  const field = input.closest(".quantity") ?? input;
  return <InlineNotice after={field} text={failedText.replace("{quantity}", input.defaultValue)} />;
};
