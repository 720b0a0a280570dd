import { escapeHtml } from "#theme/html.ts";
import type { Db } from "./db.ts";
import type { Notice, Session } from "./model.ts";
import { error, success } from "./notice-texts.ts";
import { coupons, viewCart } from "./totals.ts";

export const applyCoupon = (db: Db, session: Session, entered: string): Notice => {
  const code = entered.trim().toLowerCase();
  const coupon = coupons[code];
  if (!code) return error("Please enter a coupon code.");
  if (!coupon) return error(`Coupon &quot;${escapeHtml(code)}&quot; cannot be applied because it does not exist.`);
  if (session.coupons.includes(code)) return error(`Coupon code &quot;${code}&quot; already applied!`);
  if (viewCart(db, session).subtotal < coupon.minimum)
    return error(`The minimum spend for coupon &quot;${code}&quot; is &#36;${(coupon.minimum / 100).toFixed(2)}.`);
  session.coupons.push(code);
  return success("Coupon code applied successfully.");
};

export const removeCoupon = (session: Session, code: string): Notice => {
  if (!code) return error("Sorry there was a problem removing this coupon.");
  session.coupons = session.coupons.filter((applied) => applied !== code);
  return success("Coupon has been removed.");
};
