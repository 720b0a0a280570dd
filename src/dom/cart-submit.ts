/** Which of the cart page's buttons a submit means. Plugins add buttons of their own, whose answers are other pages. */

const UPDATE = '[name="update_cart"]';
const COUPON = '[name="apply_coupon"]';
const CALCULATOR = '[name="calc_shipping"]';

/** Enter presses the form's first button, whatever the field: in a quantity it is meant to update, in the coupon's to apply. */
const buttonOfField = (): string | undefined => {
  const { activeElement } = document;
  if (activeElement?.matches("input.qty")) return UPDATE;
  return activeElement?.matches("#coupon_code") ? COUPON : undefined;
};

/** Null for a button that is not the cart's own, and for a submit without one. */
export const cartButton = ({ target, submitter }: SubmitEvent): HTMLElement | null => {
  const meant = target instanceof Element && buttonOfField();
  const button = (meant && target.querySelector<HTMLElement>(meant)) || submitter;
  return button?.matches([UPDATE, COUPON, CALCULATOR].join()) ? button : null;
};
