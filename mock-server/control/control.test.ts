import { expect, it } from "vitest";
import { startBrowserVisit } from "#mock/browser-visit.ts";
import { type FaultKind, faultKinds } from "#mock/faults.ts";
import { scenarios } from "#mock/scenarios.ts";

const json = (body: object) => [JSON.stringify(body), { "content-type": "application/json" }] as const;

const add = "/?wc-ajax=add_to_cart";

it.each(Object.keys(scenarios))("enters scenario %s and prints a page in it", async (name) => {
  const visit = startBrowserVisit();
  const [body, headers] = json({ name });
  expect((await visit.post("/__mock/api/scenario", body, headers)).status).toBe(200);
  expect((await visit.get("/shop/")).status).toBe(200);
});

it("refuses an unknown scenario by naming the known ones", async () => {
  const visit = startBrowserVisit();
  const answer = await visit.post("/__mock/api/scenario", ...json({ name: "wet" }));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("two-items");
});

it("refuses a command whose JSON cannot be read by showing what it takes", async () => {
  const answer = await startBrowserVisit().post("/__mock/api/scenario", "{name: 'two-items'}", {
    "content-type": "application/json",
  });
  expect(answer.status).toBe(400);
  expect((await answer.json()).problem).toBe(
    'Cannot read "{name: \'two-items\'}": expected a JSON object such as {"name":"two-items"}.',
  );
});

it("tells a tester on its page how to send the same commands from a script", async () => {
  const page = await (await startBrowserVisit().get("/__mock")).text();
  expect(page).toContain("POST /__mock/api/scenario");
  expect(page).toContain('href="/__mock/api/cart"');
});

it("bears the cookies of another site on the same host, which may hold a bare percent sign", async () => {
  const visit = startBrowserVisit();
  visit.cookies.set("progress", "100%");
  expect((await visit.get("/shop/")).status).toBe(200);
});

it.each([
  ["latency", { action: "serch", ms: 100 }, /Unknown action "serch".*de_ajax_search/],
  ["latency", { ms: "slow" }, /Cannot wait "slow" ms/],
  ["fail", { action: "serch", kind: "500" }, /Unknown action "serch".*de_ajax_search/],
  ["fail", { action: "*", kind: "501" }, /Unknown kind "501".*truncated/],
  ["fail", { action: "*", kind: "500", times: "often" }, /Cannot fail "often" times/],
  ["stock", { id: 999, quantity: 1 }, /Unknown product "999"/],
  ["stock", { id: 101, quantity: "few" }, /Cannot leave "few" pieces/],
])("refuses a command %s with %o by saying what it got and what it takes", async (command, input, problem) => {
  const visit = startBrowserVisit();
  const answer = await visit.post(`/__mock/api/${command}`, ...json(input));
  expect(answer.status).toBe(400);
  expect((await answer.json()).problem).toMatch(problem);
});

const calls: readonly [action: string, path: string, fields: string][] = [
  ["de_ajax_search", "/wp-admin/admin-ajax.php", "action=de_ajax_search&search_term=mug"],
  ["add_to_wishlist", "/wp-admin/admin-ajax.php", "action=add_to_wishlist&add_to_wishlist=101"],
  ["update_item_quantity", "/wp-admin/admin-ajax.php", "action=yith_wcwl_premium_update_item_quantity&quantity=2"],
  ["get_variation", "/?wc-ajax=get_variation", "product_id=5300"],
  ["paynow/instrument-remove", "/wp-json/paynow/instrument-remove/", "savedInstrumentToken=1"],
  ["place_order", "/checkout/", "woocommerce-process-checkout-nonce=1"],
  ["edit_wishlist", "/wishlist/", "yith_wcwl_edit_wishlist=1"],
];

it.each(calls)("lets a tester break %s alone", async (action, path, fields) => {
  const visit = startBrowserVisit();
  expect(await (await visit.get("/__mock")).text()).toContain(`<option>${action}</option>`);
  await visit.post("/__mock/api/fail", ...json({ action, kind: "500" }));
  await visit.post(add, "product_id=101");
  const broken = await visit.post(path, fields);
  expect([broken.status, await broken.text()]).toEqual([500, expect.stringContaining("critical error")]);
});

it("breaks every call in the scenario offline, and prints pages", async () => {
  const visit = startBrowserVisit();
  await visit.post("/__mock/api/scenario", ...json({ name: "offline" }));
  for (const [, path, fields] of calls) expect((await visit.post(path, fields)).type).toBe("error");
  expect((await visit.get("/shop/")).status).toBe(200);
});

it("shows the flags in force, those of the scenario and those of an address", async () => {
  const visit = startBrowserVisit();
  await visit.post("/__mock/api/scenario", ...json({ name: "saved-cards" }));
  await visit.get("/shop/?wishlist=multi,sort");
  expect(await (await visit.get("/__mock")).text()).toContain("<code>cards=1&amp;wishlist=multi,sort</code>");
});

const seen: Record<Exclude<FaultKind, "hang">, [status: number, text: RegExp]> = {
  "403": [403, /Forbidden/],
  "500": [500, /critical error/],
  abort: [0, /^$/],
  html: [200, /<!doctype html>/],
  truncated: [200, /^\{"fragments".*[^}]$/s],
  empty: [200, /^$/],
  "0": [200, /^0$/],
  "-1": [403, /^-1$/],
  "success-false": [200, /^\{"success":false\}$/],
  "empty-fragments": [200, /"fragments":\[\]/],
};

it.each(faultKinds.filter((kind) => kind !== "hang"))(
  "fails the next call with %s and heals after it",
  async (kind) => {
    const visit = startBrowserVisit();
    await visit.post("/__mock/api/fail", ...json({ action: "add_to_cart", kind, times: 1 }));
    const broken = await visit.post(add, "product_id=101");
    expect(broken.status).toBe(seen[kind][0]);
    expect(await broken.text()).toMatch(seen[kind][1]);
    expect(await (await visit.post(add, "product_id=101")).json()).toHaveProperty("fragments");
  },
);

it("leaves the cart alone when a call fails, unless the work is said to be done", async () => {
  const visit = startBrowserVisit();
  const count = async () => JSON.parse(await (await visit.get("/__mock/api/cart")).text()).count;
  await visit.post("/__mock/api/fail", ...json({ action: "*", kind: "500" }));
  await visit.post(add, "product_id=101");
  expect(await count()).toBe(0);
  await visit.post("/__mock/api/fail", ...json({ action: "*", kind: "500", applied: true }));
  await visit.post(add, "product_id=101");
  expect(await count()).toBe(1);
});

it("lists every request with payload and answer", async () => {
  const visit = startBrowserVisit();
  await visit.post(add, "product_id=101&quantity=2");
  const log: unknown = await (await visit.get("/__mock/api/requests")).json();
  expect(log).toMatchObject([{ action: "add_to_cart", payload: "product_id=101&quantity=2", status: 200 }]);
  expect(await (await visit.get("/__mock")).text()).toContain("product_id=101&amp;quantity=2");
});
