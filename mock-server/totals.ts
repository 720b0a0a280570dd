import { cartHash } from "./cart-key.ts";
import type { Db } from "./db.ts";
import { linePrice } from "./discounts.ts";
import type { CartLine, CartLineView, CartView, Cents, Session, ShippingRate } from "./model.ts";
import { offerOf, viewProduct } from "./stock.ts";

const FREE_SHIPPING_FROM: Cents = 7500;

interface Coupon {
  amountOff: (subtotal: Cents) => Cents;
  minimum: Cents;
}

export const coupons: Readonly<Record<string, Coupon>> = {
  welcome10: { amountOff: (subtotal) => Math.round(subtotal / 10), minimum: 0 },
  tenoff: { amountOff: (subtotal) => Math.min(1000, subtotal), minimum: 4000 },
};

const viewLine = (db: Db, session: Session, line: CartLine): CartLineView | null => {
  const product = db.product(line.productId);
  if (!product) return null;
  const variation = product.variations.find(({ id }) => id === line.variationId);
  const offer = variation ? offerOf(session, variation) : viewProduct(db, session, product).offer;
  const chosen = product.attributes
    .filter(({ slug }) => line.attributes[slug])
    .map(({ slug, label, terms }) => {
      const value = line.attributes[slug] ?? "";
      return { slug, label, value: terms.find((term) => term.value === value)?.label ?? value };
    });
  const parts = viewProduct(db, session, product).children.map(({ product: part }) => part.name);
  const included = product.type === "bundle" ? [{ slug: "includes", label: "Includes", value: parts.join(", ") }] : [];
  return {
    line,
    product,
    offer,
    picture: variation?.picture ?? product.picture,
    sku: variation?.sku ?? product.sku,
    options: [...chosen, ...included],
    subtotal: Math.round(linePrice(line, product, offer.price) * line.quantity),
  };
};

const ratesFor = (subtotal: Cents): ShippingRate[] => [
  { id: "flat_rate:1", label: "Flat rate", cost: 600 },
  ...(subtotal >= FREE_SHIPPING_FROM ? [{ id: "free_shipping:2", label: "Free shipping", cost: 0 }] : []),
  { id: "local_pickup:3", label: "Local pickup", cost: 0 },
];

/** Keeps the rate that a request names, if it names one. */
export const chooseShipping = (session: Session, fields: URLSearchParams): void => {
  session.shippingMethod = fields.get("shipping_method[0]") ?? session.shippingMethod;
};

export const viewCart = (db: Db, session: Session): CartView => {
  const lines = session.cart.map((line) => viewLine(db, session, line)).filter((line) => line !== null);
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const discounts = session.coupons.map((code) => ({ code, amount: coupons[code]?.amountOff(subtotal) ?? 0 }));
  const rates = ratesFor(subtotal);
  const chosen = rates.find(({ id }) => id === session.shippingMethod) ?? rates[0];
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const total = lines.length === 0 ? 0 : Math.max(0, subtotal - off) + (chosen?.cost ?? 0);
  return {
    lines,
    count: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    subtotal,
    discounts,
    shipping: { rates, chosen: chosen?.id ?? "" },
    total,
    hash: cartHash(session.cart, total),
  };
};
