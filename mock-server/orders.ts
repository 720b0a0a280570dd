import { randomBytes } from "node:crypto";
import { shortageOf } from "./cart.ts";
import type { Db } from "./db.ts";
import type { Notice, Order, Session } from "./model.ts";
import { error, shortageNotice } from "./notice-texts.ts";
import { viewCart } from "./totals.ts";

const requiredFields = {
  billing_first_name: "Billing First name",
  billing_last_name: "Billing Last name",
  billing_address_1: "Billing Street address",
  billing_city: "Billing Town / City",
  billing_postcode: "Billing Postcode",
  billing_phone: "Billing Phone",
  billing_email: "Billing Email address",
} as const;

type OrderOutcome = { isPlaced: true; order: Order } | { isPlaced: false; errors: Notice[] };

const lowerStock = (db: Db, session: Session): void => {
  for (const { productId, variationId, quantity } of session.cart) {
    const item = db.variation(variationId)?.variation ?? db.product(productId);
    if (!item?.stock.isManaged) continue;
    session.stockLeft.set(item.id, (session.stockLeft.get(item.id) ?? item.stock.quantity) - quantity);
  }
};

export const placeOrder = (db: Db, session: Session, fields: URLSearchParams): OrderOutcome => {
  if (session.cart.length === 0) return { isPlaced: false, errors: [error("Sorry, your session has expired.")] };
  const errors = Object.entries(requiredFields)
    .filter(([name]) => !fields.get(name)?.trim())
    .map(([, label]) => error(`<strong>${label}</strong> is a required field.`));
  const shortage = shortageOf(db, session);
  if (shortage) errors.push(shortageNotice(shortage));
  if (errors.length > 0) return { isPlaced: false, errors };

  const order: Order = {
    number: 4200 + session.orders.length,
    key: `wc_order_${randomBytes(7).toString("hex")}`,
    cart: viewCart(db, session),
    paymentMethod: fields.get("payment_method") ?? "bacs",
    email: fields.get("billing_email") ?? "",
  };
  lowerStock(db, session);
  session.orders.push(order);
  session.cart = [];
  session.coupons = [];
  return { isPlaced: true, order };
};
