import { emit, fire } from "#src/dom/platform-events.ts";
import type { PlatformError } from "#src/errors.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { followLink, takeCouponOut } from "./cart-form-io.ts";
import { CALCULATOR_BUTTON, CALCULATOR_FORM, CHANGING_LINK } from "./contract.ts";
import type { Press } from "./use-press.ts";

/** Without a connection, following a link would only show the browser's own error page. */
const isUnreachable = (error: unknown): boolean => !navigator.onLine || (error as PlatformError).kind === "network";

/** Themes print the button outside the calculator's form too. */
const toggleCalculator = (host: HTMLElement, button: Element): void => {
  const form = (button.closest("form") ?? host).querySelector<HTMLElement>(CALCULATOR_FORM);
  if (!form) return;
  const isOpening = form.style.display === "none";
  form.style.display = isOpening ? "" : "none";
  button.ariaExpanded = String(isOpening);
  // The platform's country script enhances only fields that can be seen.
  fire(document.body, "country_to_state_changed", []);
};

/** The links that change the cart, and the one that opens the shipping calculator. */
export const useLinks = (host: HTMLElement, press: Press, tellFailure: (error: unknown) => void) => {
  const follow = async (link: HTMLAnchorElement) => {
    const { coupon } = link.dataset;
    const isDone = await press(
      link.href,
      () => (coupon ? takeCouponOut(coupon, link.href) : followLink(link.href)),
      (error) => (isUnreachable(error) ? tellFailure(error) : location.assign(link.href)),
    );
    if (isDone && link.matches(".product-remove > a")) emit("item_removed_from_classic_cart");
  };

  useHostEvent(host, "click", ({ target, detail }) => {
    // The second click of a double click may hit the row that has moved up.
    if (detail > 1) return;
    const link = target.closest<HTMLAnchorElement>(CHANGING_LINK);
    const calculator = target.closest(CALCULATOR_BUTTON);
    if (link) void follow(link);
    else if (calculator) toggleCalculator(host, calculator);
  });
};
