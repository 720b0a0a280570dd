import type { Db } from "./db.ts";
import type { CartLine, Cents, Product, Session } from "./model.ts";
import { offerOf } from "./stock.ts";

export const ruleTitle = "Stock up for winter";

interface Tier {
  from: number;
  to: number | null;
  percent: number;
}

export const tiers: readonly Tier[] = [
  { from: 2, to: 5, percent: 5 },
  { from: 6, to: 11, percent: 10 },
  { from: 12, to: null, percent: 15 },
];

const BEESWAX_CANDLE = 111;
const WOOL_SOCKS = 121;
const inRule: readonly number[] = [BEESWAX_CANDLE, WOOL_SOCKS];

export const hasBulkPrices = (product: Product): boolean => inRule.includes(product.id);

export const percentOff = (product: Product, quantity: number): number => {
  if (!hasBulkPrices(product)) return 0;
  return tiers.findLast(({ from }) => quantity >= from)?.percent ?? 0;
};

export const reduce = (price: Cents, percent: number): Cents => Math.round((price * (100 - percent)) / 100);

/** Finds a product or variation by id, with its price before the discount rule. */
export const findPriced = (db: Db, session: Session, id: number) => {
  const found = db.variation(id);
  const product = found?.product ?? db.product(id);
  if (!product) return undefined;
  return { product, offer: offerOf(session, found?.variation ?? product) };
};

/** The data key of a line that the shop gives away; its value is the rule's id. */
export const FREE_BY_RULE = "awdr_free_product";

const isFree = ({ data }: CartLine): boolean => FREE_BY_RULE in data;

export const linePrice = (line: CartLine, product: Product, price: Cents): Cents =>
  isFree(line) ? 0 : reduce(price, percentOff(product, line.quantity));
