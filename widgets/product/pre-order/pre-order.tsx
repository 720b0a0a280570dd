import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { onTick, unitsOf } from "#src/dom/ticker.ts";
import { momentOf } from "#src/moment.ts";
import { onVariation } from "#src/stores/variation.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import type { PreOrderProps } from "./contract.ts";
import { availabilityLine, buttonText, countdownText, type PreOrderData, preOrderEnd } from "./pre-order-rules.ts";

/** The simple product, or the variation that the shopper sees; undefined while there is none. */
const useOffer = ({ form, simple }: PreOrderProps): PreOrderData | undefined => {
  const [offer, setOffer] = useState<PreOrderData | undefined>(simple);
  useLayoutEffect(() => {
    if (simple) return;
    return onVariation(form, (state) => setOffer(state.phase === "shown" ? state.variation.data : undefined));
  }, [form, simple]);
  return offer;
};

const useButtonText = (button: HTMLElement | null, text: string | undefined): void => {
  useLayoutEffect(() => {
    if (!button || !text || button.textContent?.trim() === text) return;
    const before = [...button.childNodes];
    button.replaceChildren(text);
    return () => button.replaceChildren(...before);
  }, [button, text]);
};

const Countdown = ({ end, format }: { end: number; format: string }) => {
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      onTick((now) => {
        if (shown.current) shown.current.textContent = countdownText(format, unitsOf(Math.max(0, end - now)));
      }),
    [end, format],
  );
  return <span role="timer" ref={shown} />;
};

interface DateLineProps extends Pick<PreOrderProps, "area" | "place" | "countdownFormat"> {
  texts: readonly string[];
  end: number;
}

const DateLine = ({ area, place, texts, end, countdownFormat }: DateLineProps) => {
  const [first, ...others] = texts;
  return createPortal(
    <p className="bp-preorder-available-date">
      {first}
      {Number.isFinite(end) && others.length > 0 && <Countdown end={end} format={countdownFormat} />}
      {others.join("")}
    </p>,
    useSlot(area, place, "div"),
  );
};

/** The server's line is right while this is a pre-order, except for what only a clock can say. */
const useHidden = (line: HTMLElement | null): void => {
  useLayoutEffect(() => {
    if (!line) return;
    const { display } = line.style;
    line.style.display = "none";
    return () => {
      line.style.display = display;
    };
  }, [line]);
};

export const PreOrder = (props: PreOrderProps) => {
  const offer = useOffer(props);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const end = (offer && preOrderEnd(offer, momentOf)) ?? Number.NEGATIVE_INFINITY;
  const isActive = offer !== undefined && end > Date.now();

  // The date may pass while the page is open.
  useLayoutEffect(() => {
    if (!isActive || !Number.isFinite(end)) return;
    return onTick((now) => {
      if (now >= end) lookAgain();
    });
  }, [isActive, end]);

  useHostState(props.form, isActive ? "pre-order" : "available");
  useButtonText(props.button, buttonText(isActive, props));
  useHidden(props.serverLine);
  const texts = isActive ? availabilityLine(offer, props) : undefined;
  return texts ? <DateLine {...props} texts={texts} end={end} /> : null;
};
