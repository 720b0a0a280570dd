import { useLayoutEffect, useRef, useState } from "react";
import { HELD } from "#src/dom/held-fields.ts";
import { emit } from "#src/dom/platform-events.ts";
import { reportNotice } from "#src/report-error.ts";
import { $cart } from "#src/stores/cart.ts";
import { shop, whenSent } from "#src/stores/cart-queue.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { noteChange, QUANTITY_DEBOUNCE_MS, type RowChange } from "./builder-timer.ts";
import { CART_FORM, type CartQuantityProps } from "./contract.ts";
import { release, settle } from "./held-field.tsx";
import { askForQuantity, quantityIn } from "./row-quantity.tsx";
import { isSentByPage, useEarlySending } from "./use-early-sending.ts";
import { wantedQuantity } from "./wanted-quantity.ts";
import "./style.css";

/** The page may be left before the request is due. */
const expectRequest = (): void => {
  // Asked for again, and reported, when it is due.
  shop().catch(() => {});
};

/** True where another script sends it. A row that goes leaves the focus and its undo behind, of which others know nothing. */
const leaveToPage = (input: HTMLInputElement, quantity: number, change: RowChange | undefined): boolean => {
  if (!quantity || !isSentByPage(change)) return false;
  reportNotice("cart-quantity", "Another script sends the quantities.");
  input.defaultValue = String(quantity);
  release(input);
  return true;
};

/** True once the form has sent a zero itself: its answer has taken the row away. */
const isTakenAway = ({ input, isInCartForm }: CartQuantityProps, quantity: number): boolean =>
  quantity === 0 && isInCartForm && !document.querySelector(`${CART_FORM} [name="${input.name}"]`);

/** What could not be set, until the cart has it all the same. */
const useFailedQuantity = ({ input, cartItemKey }: CartQuantityProps) => {
  const [failed, setFailed] = useState<number>();
  useLayoutEffect(() => {
    if (failed === undefined) return;
    return $cart.subscribe((cart) => {
      if ((quantityIn(cart, cartItemKey) ?? 0) !== failed) return;
      // Only the answer had been lost on its way: what else shows the line, as the cart page does, has not heard either.
      input.value = String(failed);
      input.defaultValue = input.value;
      setFailed(undefined);
      emit("wc_update_cart");
    });
  }, [input, failed, cartItemKey]);
  return [failed, setFailed] as const;
};

/** Holds what is typed. Tells whether it is between the first key and the change event, which comes when the shopper is done. */
const useTyping = ({ input, isLive }: CartQuantityProps) => {
  const isTyping = useRef(false);

  useLayoutEffect(() => () => release(input), [input]);
  // What the form's button has not sent yet is newer than an answer on its way.
  useListener(document, "submit", ({ target }) => target === input.form && release(input));

  useHostEvent(input, "input", ({ eventPhase }) => {
    // One that came before this code is over, and the form may have sent it since.
    if (isLive || eventPhase) input.setAttribute(HELD, "");
    if (!isLive) return;
    isTyping.current = true;
    expectRequest();
  });

  // Typed and taken back: there will be no change event.
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
  const row = input.closest<HTMLElement>("li, tr");
  const underWay = useRef(0);

  const send = async (quantity: number, change: RowChange | undefined) => {
    underWay.current += 1;
    row?.setAttribute("aria-busy", "true");
    const isSet = await askForQuantity(props, row, quantity);
    underWay.current -= 1;
    if (!underWay.current) row?.removeAttribute("aria-busy");
    if (change !== latest.current || isTyping.current) return;
    settle(input);
    if (!isSet) setFailed(quantity);
  };

  const debounced = useDebounced(async (quantity: number) => {
    const change = latest.current;
    if (leaveToPage(input, quantity, change)) return;
    // The cart page's form takes the number along when it is sent.
    if (input.form?.matches(".processing")) await whenSent();
    if (isTakenAway(props, quantity)) return;
    if (underWay.current || input.defaultValue !== String(quantity)) await send(quantity, change);
    else release(input);
  }, QUANTITY_DEBOUNCE_MS);
  useEarlySending(latest, debounced.flush);

  useHostEvent(input, "change", ({ timeStamp }) => {
    // What the platform's own script has sent with its form changes once more for the browser when the answer takes it away.
    if (!isLive || input.form?.matches(".processing:not([data-sw-pending])")) return;
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
