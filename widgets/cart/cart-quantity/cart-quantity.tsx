import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { rememberFocus, removeLinkIn } from "#src/dom/mini-cart-panel.ts";
import { hasQuantityScript } from "#src/dom/page-plugins.ts";
import { emit } from "#src/dom/platform-events.ts";
import type { Cart } from "#src/public-types.ts";
import { reportError, reportNotice } from "#src/report-error.ts";
import { $cart } from "#src/stores/cart.ts";
import { setQuantity } from "#src/stores/cart-actions.ts";
import { enqueue, shop } from "#src/stores/cart-queue.ts";
import { offerUndo, removalOf } from "#src/stores/removals.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { forgetUnsent, noteChange, QUANTITY_DEBOUNCE_MS, type RowChange } from "./builder-timer.ts";
import { CART_FORM, type CartQuantityProps } from "./contract.ts";
import { useHeldLinks } from "./use-held-links.ts";
import { wantedQuantity } from "./wanted-quantity.ts";
import "./style.css";

/** While this stands on the field, newer server HTML does not overwrite what the shopper chose. */
const HELD = "data-sw-held";

/** The page may be left before the request is due. */
const expectRequest = (): void => {
  // Asked for again, and reported, when it is due.
  shop().catch(() => undefined);
};

const release = (input: HTMLInputElement): void => input.removeAttribute(HELD);

/** False once the form has sent a zero itself: its answer has taken the row away. */
const isRowOfCartForm = (name: string): boolean => document.querySelector(`${CART_FORM} [name="${name}"]`) !== null;

const quantityIn = ({ lines }: Cart, cartItemKey: string) => lines.find(({ key }) => key === cartItemKey)?.quantity;

/**
 * What a row that goes with its quantity leaves behind: the focus to the next one, and an offer to put it back. A minus
 * too many takes a line away as easily as its remove link.
 */
const rememberRow = (row: HTMLElement, key: string, quantity: number): (() => void) => {
  const restoreFocus = rememberFocus(row, key);
  const href = removeLinkIn(row, key)?.getAttribute("href");
  const removal = quantity === 0 && href ? removalOf(row, key, href) : undefined;
  return () => {
    restoreFocus();
    if (removal && quantityIn($cart.get(), key) === undefined) offerUndo(removal);
  };
};

interface Wish {
  quantity: number;
  change: RowChange;
}

const isSentByBuilder = ({ isForgotten }: RowChange): boolean => !isForgotten && hasQuantityScript();

export const CartQuantity = ({ input, cartItemKey, isInCartForm, isLive, failedText }: CartQuantityProps) => {
  /** What could not be set. */
  const [failed, setFailed] = useState<number>();
  const latest = useRef<RowChange>(undefined);
  /** Between the first key and the change event, which comes when the shopper is done. */
  const isTyping = useRef(false);

  /** Back to what the shop has said last, here or in newer HTML of the row. */
  const settle = (): void => {
    input.value = input.defaultValue;
    release(input);
  };

  const row = input.closest<HTMLElement>("li, tr");
  const send = async ({ quantity, change }: Wish) => {
    const takeLeave = row && rememberRow(row, cartItemKey, quantity);
    const before = input.defaultValue;
    try {
      await setQuantity(cartItemKey, quantity);
      takeLeave?.();
      // The shop may have set another number than was asked for.
      const actual = quantityIn($cart.get(), cartItemKey) ?? quantity;
      input.defaultValue = String(actual);
      if (change !== latest.current || isTyping.current) return;
      settle();
      // The platform says nothing of a nonce that is too old, or of a limit that the field does not know.
      if (actual !== quantity && input.value === before) setFailed(quantity);
    } catch (error) {
      reportError("cart-quantity", error, input);
      if (change !== latest.current || isTyping.current) return;
      settle();
      setFailed(quantity);
    }
  };

  const underWay = useRef(0);
  const sendWhileBusy = async (wish: Wish) => {
    underWay.current += 1;
    row?.setAttribute("aria-busy", "true");
    await send(wish);
    underWay.current -= 1;
    if (!underWay.current) row?.removeAttribute("aria-busy");
  };

  useEffect(() => {
    if (failed === undefined) return;
    return $cart.subscribe((cart) => {
      if (quantityIn(cart, cartItemKey) !== failed) return;
      // Only the answer had been lost on its way: what else shows the line, as the cart page does, has not heard either.
      input.value = String(failed);
      input.defaultValue = input.value;
      setFailed(undefined);
      emit("wc_update_cart");
    });
  }, [input, failed, cartItemKey]);

  const leaveToBuilder = (quantity: number): void => {
    reportNotice("cart-quantity", "The page builder's script sends the quantities.");
    input.defaultValue = String(quantity);
    release(input);
  };

  const debounced = useDebounced(async (wish: Wish) => {
    if (isSentByBuilder(wish.change)) return leaveToBuilder(wish.quantity);
    // The cart page's form takes the number along when it is sent.
    if (input.form?.matches(".processing")) await enqueue(async () => undefined);
    if (wish.quantity === 0 && isInCartForm && !isRowOfCartForm(input.name)) return;
    if (underWay.current || input.defaultValue !== String(wish.quantity)) await sendWhileBusy(wish);
    else release(input);
  }, QUANTITY_DEBOUNCE_MS);

  const sendEarly = () => {
    if (latest.current && !isSentByBuilder(latest.current)) debounced.flush();
  };
  useHeldLinks(() => latest.current !== undefined && input.hasAttribute(HELD), sendEarly);
  // Another way to leave, where the browser says so in time.
  useListener(window, "beforeunload", sendEarly);
  // A page in the background may be ended without a further word.
  useListener(document, "visibilitychange", () => document.hidden && sendEarly());
  useListener(window, "pagehide", () => {
    if (latest.current) forgetUnsent(latest.current, performance.now());
    debounced.flush();
  });

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

  useHostEvent(input, "change", ({ timeStamp }) => {
    if (!isLive) return;
    isTyping.current = false;
    const quantity = wantedQuantity(input.value, input);
    if (quantity === undefined) {
      settle();
      return;
    }
    latest.current = noteChange(input, timeStamp);
    setFailed(undefined);
    input.value = String(quantity);
    input.setAttribute(HELD, "");
    expectRequest();
    debounced.schedule({ quantity, change: latest.current });
  });

  const field = input.closest(".quantity") ?? input;
  if (failed === undefined) return null;
  return <InlineNotice after={field} text={failedText.replace("{quantity}", input.defaultValue)} />;
};
