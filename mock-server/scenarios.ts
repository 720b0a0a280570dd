import { addToCart } from "./cart.ts";
import type { Db } from "./db.ts";
import { FREE_BY_RULE } from "./discounts.ts";
import type { Session } from "./model.ts";
import { expireNonces } from "./nonces.ts";
import { resetSession } from "./session.ts";

interface Scenario {
  /** Tells a tester what the scenario shows. */
  shows: string;
  set: (session: Session, db: Db) => void;
}

const ENAMEL_MUG = 101;
const FIELD_KETTLE = 103;
const SKILLET = 105;
const BLANKET_MOSS_LAP = 6001;
const TEA_TOWEL_SAND = 5300;

const fill = (db: Db, session: Session, ...productIds: number[]): void => {
  for (const productId of productIds)
    addToCart(db, session, { productId, quantity: db.product(productId)?.quantity.min ?? 1 });
};

const CART_CALLS = ["add_to_cart", "remove_from_cart", "get_refreshed_fragments"];

const failing =
  (kind: "500" | "html" | "abort", ...actions: readonly string[]) =>
  (session: Session): void => {
    for (const action of actions)
      session.faults.push({ action, kind, times: Number.POSITIVE_INFINITY, isApplied: false });
  };

const flagged = (flags: Record<string, string>) => (session: Session) => {
  session.flags = flags;
};

export const scenarios = {
  fresh: { shows: "A visitor who has never been here.", set: () => {} },
  "empty-cart": {
    shows: "A cart that was used and emptied; both removals can be undone.",
    set: (session, db) => {
      fill(db, session, ENAMEL_MUG, FIELD_KETTLE);
      for (const line of session.cart) session.removed.set(line.key, line);
      session.cart = [];
    },
  },
  "two-items": {
    shows: "A mug and a kettle in the cart.",
    set: (session, db) => fill(db, session, ENAMEL_MUG, FIELD_KETTLE),
  },
  "big-cart": {
    shows: "Twenty lines in the cart.",
    set: (session, db) => {
      const simple = db.products.filter(
        ({ type, stock, quantity }) => type === "simple" && !stock.isManaged && quantity.step === 1,
      );
      fill(db, session, BLANKET_MOSS_LAP, ...simple.slice(0, 19).map(({ id }) => id));
    },
  },
  "last-one": {
    shows: "The enamel mug is down to its last piece; a second one is refused.",
    set: (session) => {
      session.stockLeft.set(ENAMEL_MUG, 1);
    },
  },
  "out-of-stock": {
    shows: "Mug, kettle and skillet sell out: pages opened before still offer them.",
    set: (session) => {
      for (const id of [ENAMEL_MUG, FIELD_KETTLE, SKILLET]) session.stockLeft.set(id, 0);
    },
  },
  "expired-nonce": {
    shows: "Two items, and the next page comes from a cache with expired nonces; later pages print fresh ones.",
    set: (session, db) => {
      fill(db, session, ENAMEL_MUG, FIELD_KETTLE);
      expireNonces(session);
      session.stalePages = 1;
    },
  },
  "slow-network": {
    shows: "Every call takes two seconds; pages come at once.",
    set: (session) => {
      session.latencyMs.set("*", 2000);
    },
  },
  "dead-endpoint": {
    shows: "Adding, removing and refreshing answer 500.",
    set: failing("500", ...CART_CALLS),
  },
  "html-answer": {
    shows: "Adding, removing and refreshing answer an HTML page with status 200.",
    set: failing("html", ...CART_CALLS),
  },
  offline: {
    shows: "Every call breaks its connection; pages still come.",
    set: failing("abort", "*"),
  },
  "dead-chunks": {
    shows: "The bundle's files answer 500: the shop must work as plain HTML.",
    set: failing("500", "bundle"),
  },
  "cart-redirect-after-add": { shows: "Adding goes to the cart page.", set: flagged({ redirect: "yes" }) },
  "open-cart-on-add": { shows: "Adding opens the mini-cart.", set: flagged({ open_on_add: "1" }) },
  "coming-soon": { shows: "The banner that only the shop's keeper sees.", set: flagged({ banner: "1" }) },
  "free-gift": {
    shows: "A kettle, and a tea towel that comes free with it; its colour can be changed on the cart page.",
    set: (session, db) => {
      fill(db, session, FIELD_KETTLE);
      addToCart(db, session, { productId: TEA_TOWEL_SAND, quantity: 1, data: { [FREE_BY_RULE]: "rule_2" } });
    },
  },
  "saved-cards": {
    shows: "A mug at the checkout, where three cards are saved. The second one is chosen, the last one has expired.",
    set: (session, db) => {
      fill(db, session, ENAMEL_MUG);
      session.flags = { cards: "1" };
      session.cards = [
        { token: "7100412", name: "Visa ending in 4242", expires: "08/29", isExpired: false },
        { token: "MC-5100", name: "Mastercard ending in 5100", expires: "11/28", isExpired: false },
        { token: "VI-0077", name: "Visa ending in 0077", expires: "03/26", isExpired: true },
      ];
    },
  },
  "product-tracking": {
    shows: "Pages tell a tag manager's data layer which products are shown, chosen and bought.",
    set: flagged({ product_tracking: "1" }),
  },
  pixels: {
    shows:
      "Facebook, Analytics and Tag Manager are told of visits and of what is added; ?pixels=banner asks the visitor first.",
    set: flagged({ pixels: "1" }),
  },
  "cached-pages": {
    shows: "Pages come from a cache with an empty cart, while the visitor's cart holds two items.",
    set: (session, db) => {
      fill(db, session, ENAMEL_MUG, FIELD_KETTLE);
      session.flags = { cached: "1" };
    },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** Each scenario begins with a fresh session. */
export const enterScenario = (db: Db, session: Session, name: ScenarioName): void => {
  resetSession(session);
  session.scenario = name;
  scenarios[name].set(session, db);
};
