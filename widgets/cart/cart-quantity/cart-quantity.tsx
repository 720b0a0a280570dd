import { useRef } from "react";
import { showBusy } from "#src/dom/cart/busy.ts";
import { PENDING } from "#src/dom/marks.ts";
import { reportNotice } from "#src/report-error.ts";
import { expectRequest, whenSent } from "#src/stores/cart-queue.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { noteChange, type RowChange } from "./builder-timer.ts";
import { ANY_CART_FORM, type CartQuantityProps } from "./contract.ts";
import { hold, release, reset } from "./held-field.tsx";
import { wantedQuantity } from "./quantity-field.ts";
import { askForQuantity } from "./row-quantity.tsx";
import { useDebounced } from "./use-debounced.ts";
import { isSentByPage, useEarlySending } from "./use-early-sending.ts";
import { useFailedQuantity } from "./use-failed-quantity.ts";
import { useTyping } from "./use-typing.ts";
import "./style.css";

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
  quantity === 0 && isInCartForm && !document.querySelector(`${ANY_CART_FORM} [name="${input.name}"]`);

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
    reset(input);
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
  });
  useEarlySending(latest, debounced.flush);

  useHostEvent(input, "change", ({ timeStamp }) => {
    // The platform's script has sent this number with its form. When the answer removes the focused field, the browser
    // fires its change event once more.
    if (!isLive || input.form?.matches(`.processing:not([${PENDING}])`)) return;
    isTyping.current = false;
    const quantity = wantedQuantity(input.value, input);
    if (quantity === undefined) {
      reset(input);
      return;
    }
    latest.current = noteChange(cartItemKey, timeStamp);
    setFailed(undefined);
    input.value = String(quantity);
    hold(input);
    expectRequest();
    debounced.schedule(quantity);
  });

  if (failed === undefined) return null;
  const field = input.closest(".quantity") ?? input;
  return <InlineNotice after={field} text={failedText.replace("{quantity}", input.defaultValue)} />;
};
