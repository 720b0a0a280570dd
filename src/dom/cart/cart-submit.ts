/** Themes that send the form by script put a hidden field of this name into it. */
const UPDATE = '[name="update_cart"]:not([type="hidden"])';
export const COUPON = '[name="apply_coupon"]';

/**
 * Enter presses the form's default button, but a shopper in a quantity means to update and one in the coupon to apply. Any
 * other button is pressed by a theme's script, which leaves the focus in the coupon.
 */
const buttonOfField = (form: Element, pressed: Element | null): HTMLElement | null => {
  if (document.querySelector("input.qty:focus")) return form.querySelector<HTMLElement>(UPDATE);
  const isEnter = !pressed || pressed.matches(":default");
  return isEnter && document.querySelector("#coupon_code:focus") ? form.querySelector<HTMLElement>(COUPON) : null;
};

/** Null without a button and for one of a plugin, which is answered by another page. */
export const cartButton = ({ target, submitter }: SubmitEvent): HTMLElement | null => {
  const button = buttonOfField(target as Element, submitter) ?? submitter;
  return button?.matches(`${UPDATE}, ${COUPON}, [name="calc_shipping"]`) ? button : null;
};
