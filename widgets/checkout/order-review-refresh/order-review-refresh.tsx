import { emit } from "#src/dom/platform-events.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { CHANGING, LEFT, type OrderReviewRefreshProps } from "./contract.ts";

/** Has the order's totals computed anew when a discount may depend on what the shopper entered. */
export const OrderReviewRefresh = ({ form, isOn }: OrderReviewRefreshProps) => {
  const refreshAfter =
    (fields: string) =>
    ({ target }: Event) => {
      if (isOn && target instanceof Element && target.matches(fields)) emit("update_checkout");
    };
  useHostEvent(form, "change", refreshAfter(CHANGING));
  useHostEvent(form, "focusout", refreshAfter(LEFT));
  return null;
};
