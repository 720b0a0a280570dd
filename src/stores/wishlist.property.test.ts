import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createMockShop } from "#mock/node.ts";
import { expireNonces } from "#mock/nonces.ts";
import { openCall } from "#mock/shop.ts";
import { wishlistCalls } from "#mock/wishlist/calls.ts";
import { addItem, defaultList } from "#mock/wishlist/lists.ts";
import { wishlistScene } from "#mock/wishlist/scene.ts";
import { readListed } from "#src/dom/wishlist/wishlist-markup.ts";
import { forgetRenewedNonces } from "#src/platform/wishlist.ts";
import { UNKNOWN_WISHLISTS } from "#src/unknown-state.ts";
import { wishlistButton } from "#theme/wishlist/button.ts";
import { wishlistForm } from "#theme/wishlist/form.ts";
import { wishlistSettings } from "#theme/wishlist/settings.ts";
import { deleteWish, removeWish } from "./wishlist-actions.ts";
import { addWish } from "./wishlist-add.ts";
import { changeWishlist } from "./wishlist-changes.ts";
import { loadBlocks } from "./wishlist-fragments.ts";
import { $wishlists, acceptListed } from "./wishlists.ts";

/** Sequences of a shopper's acts on a page with buttons and the list's table, against the mock shop's own calls. */
const RUNS = 1000;

const PRODUCTS = [101, 103, 105];

type Fault = "none" | "lost before" | "lost after" | "html";

type Step =
  | { kind: "add" | "remove" | "delete"; product: number; fault: Fault }
  | { kind: "title"; fault: Fault; name: string }
  | { kind: "reload" | "other device" | "stale nonce" | "settle"; fault: Fault };

const fault = fc.constantFrom<Fault>("none", "none", "none", "none", "none", "lost before", "lost after", "html");
const product = fc.constantFrom(...PRODUCTS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("add" as const), product, fault }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("remove" as const, "delete" as const), product, fault }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("title" as const), fault, name: fc.constantFrom("A", "B", "") }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("reload", "other device", "stale nonce", "settle"), fault }),
  },
);

const shop = createMockShop();
const fullShop = { db: shop.db, sharedVisitor: "unit-test" };
let planned: Fault = "none";

const sceneNow = async () => {
  const call = await openCall(fullShop, new Request("https://shop.example/wishlist/"));
  return wishlistScene(call);
};

/** Pictures are most of the markup but say nothing about the lists. */
const withoutPictures = (html: string): string => html.replaceAll(/<(svg|picture)\b.*?<\/\1>|<img\b[^>]*>/gs, "");

const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  if (request.method === "GET") {
    const settings = JSON.stringify(wishlistSettings(await sceneNow()));
    return new Response(`<script>var yith_wcwl_l10n = ${settings};\n</script>`);
  }
  const fate = planned;
  planned = "none";
  if (fate === "lost before") throw new TypeError("Failed to fetch");
  const call = await openCall(fullShop, request);
  const answer = await wishlistCalls[call.fields.get("action") ?? ""]?.(call);
  if (fate === "lost after") throw new TypeError("Failed to fetch");
  if (fate === "html" || !answer) return new Response("<!doctype html><title>Fatal error</title>");
  return new Response(withoutPictures(await answer.text()), answer);
};

const showShop = async (hasTable: boolean): Promise<void> => {
  const scene = await sceneNow();
  const hearts = PRODUCTS.map(
    (productId) => wishlistButton(scene, { productId, parentId: 0, productType: "simple", isSingle: false }).html,
  );
  const [list] = scene.lists;
  const settings = JSON.stringify({ yith_wcwl_l10n: wishlistSettings(scene) });
  const page = [...hearts, list && hasTable ? wishlistForm(scene, list).html : ""].join("");
  document.body.innerHTML = `<script type="application/json" id="storefront-widgets">${settings}</script>${withoutPictures(page)}`;
};

const detached = () => document.createElement("a");

const take = (next: Step): Promise<unknown> => {
  switch (next.kind) {
    case "add":
      return addWish({ productId: next.product, link: detached() });
    case "remove": {
      const [list] = shop.session.wishlist.lists;
      return removeWish(
        { productId: next.product, listId: String(list?.id), listToken: list?.token ?? "" },
        detached(),
        [],
      );
    }
    case "delete": {
      const link = document.querySelector<HTMLElement>(`.delete_item[data-product-id="${next.product}"]`);
      return link ? deleteWish(link.dataset.itemId ?? "", next.product, link) : Promise.resolve();
    }
    case "title":
      return changeWishlist("save_title", {
        wishlist_id: shop.session.wishlist.lists[0]?.token ?? "",
        title: next.name,
      });
    case "other device":
      addItem(shop.session.wishlist, defaultList(shop.session.wishlist), {
        productId: next.fault === "none" ? 101 : 103,
      });
      return loadBlocks();
    case "stale nonce":
      expireNonces(shop.session);
      return Promise.resolve();
    default:
      return loadBlocks();
  }
};

const heldByShop = (): number[] =>
  [...new Set(shop.session.wishlist.lists.flatMap(({ items }) => items.map(({ productId }) => productId)))].toSorted(
    (one, other) => one - other,
  );

const shownOnPage = (): number[] =>
  [...readListed(document)]
    .filter(([, isListed]) => isListed)
    .map(([id]) => id)
    .toSorted((one, other) => one - other);

beforeAll(() => {
  // Not a spy, which would keep every request and answer in memory.
  vi.stubGlobal("fetch", serve);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it(`after ${RUNS} random sequences page, store and shop say the same`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("", "remove"),
      fc.constantFrom(true, false, false, false),
      async (steps, options, hasTable) => {
        // Weak references are only released between tasks, and all runs together are one task.
        await new Promise((resolve) => setImmediate(resolve));
        shop.reset();
        shop.session.flags = { wishlist: options };
        forgetRenewedNonces();
        $wishlists.set(UNKNOWN_WISHLISTS);
        addItem(shop.session.wishlist, defaultList(shop.session.wishlist), { productId: 101 });
        await showShop(hasTable);
        acceptListed(readListed(document));
        let isSure = true;
        for (const next of steps) {
          planned = next.kind === "stale nonce" ? "none" : next.fault;
          const isDone = await take(next).then(
            () => true,
            () => false,
          );
          // After a lost answer the page stays behind until an answer brings every block.
          isSure = isDone && (isSure || ["reload", "settle", "other device"].includes(next.kind));
          planned = "none";
          if (!isSure) continue;
          expect(shownOnPage()).toEqual(heldByShop());
          expect($wishlists.get().productIds).toEqual(heldByShop());
        }
        await loadBlocks();
        expect(shownOnPage()).toEqual(heldByShop());
        expect($wishlists.get().productIds).toEqual(heldByShop());
        expect($wishlists.get().isPending).toBe(false);
      },
    ),
    { numRuns: RUNS },
  );
});
