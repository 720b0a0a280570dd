/** Themes that send the form by script put a hidden field of this name into it. */
const UPDATE = '[name="update_cart"]:not([type="hidden"])';
const COUPON = '[name="apply_coupon"]';

/** Enter presses the form's first button, but a shopper in a quantity means to update and one in the coupon to apply. */
const buttonOfField = (form: Element): HTMLElement | null => {
  const { activeElement } = document;
  if (activeElement?.matches("input.qty")) return form.querySelector<HTMLElement>(UPDATE);
  return activeElement?.matches("#coupon_code") ? form.querySelector<HTMLElement>(COUPON) : null;
};

/** Null without a button and for one of a plugin, which is answered by another page. */
export const cartButton = ({ target, submitter }: SubmitEvent): HTMLElement | null => {
  const button = buttonOfField(target as Element) ?? submitter;
  return button?.matches(`${UPDATE}, ${COUPON}, [name="calc_shipping"]`) ? button : null;
};
