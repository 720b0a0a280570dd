/** Which of the cart page's buttons a submit means. Plugins add buttons of their own, whose answers are other pages. */

/** Themes that send the form themselves put a hidden field of that name into it. */
const UPDATE = '[name="update_cart"]:not([type="hidden"])';
const COUPON = '[name="apply_coupon"]';

/** Enter presses the form's first button, whatever the field: in a quantity it is meant to update, in the coupon's to apply. */
const buttonOfField = (form: Element): HTMLElement | null => {
  const { activeElement } = document;
  if (activeElement?.matches("input.qty")) return form.querySelector<HTMLElement>(UPDATE);
  return activeElement?.matches("#coupon_code") ? form.querySelector<HTMLElement>(COUPON) : null;
};

/** Null for a button that is not the cart's own, and for a submit without one. */
export const cartButton = ({ target, submitter }: SubmitEvent): HTMLElement | null => {
  const button = buttonOfField(target as Element) ?? submitter;
  return button?.matches(`${UPDATE}, ${COUPON}, [name="calc_shipping"]`) ? button : null;
};
