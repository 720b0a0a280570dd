import { describe, expect, it } from "vitest";
import { type BrowserVisit, parse, startBrowserVisit } from "./browser-visit.ts";
import { readRecordedCalls, readRecordedPage } from "./recordings.ts";

const recordings = ["pricing", "back-in-stock"].flatMap(readRecordedCalls);
const isAbsent = recordings.length === 0;

const SOLD_OUT = "/product/salt-glaze-teapot/";
const CANDLE = "/product/beeswax-pillar-candle/";

const firstMatch = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";

/** Puts our products and nonces in place of the recorded shop's. */
const translate = async (visit: BrowserVisit, body: string): Promise<string> => {
  const page = await (await visit.get(SOLD_OUT)).text();
  const discountNonce = firstMatch(page, /var awdr_params = .*?"nonce":"(\w+)"/);
  const formNonce = firstMatch(page, /class="cwg-security"[^>]*value="(\w+)"/);
  const roles: readonly [string, string][] = [
    ["product_id=12", "product_id=111"],
    ["product_id=14", "product_id=107"],
    ["product_id=57", "product_id=6050"],
    ["c3e692fa50", discountNonce],
    ["d57000a7fe", formNonce],
  ];
  return roles.reduce((text, [recorded, ours]) => text.replace(new RegExp(`${recorded}(?!\\d)`), ours), body);
};

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
};

const selectors: Readonly<Record<string, readonly string[]>> = {
  price_html: ["del .woocommerce-Price-amount bdi .woocommerce-Price-currencySymbol", "ins .woocommerce-Price-amount"],
  bulk_table: [
    "div.awdr-bulk-customizable-table > table#sort_customizable_table.wdr_bulk_table_msg.sar-table > thead.wdr_bulk_table_thead",
    "th#customize-bulk-table-range.wdr_bulk_table_td",
    "tr.wdr_bulk_table_tr.bulk_table_row > td.wdr_bulk_table_td.wdr_bulk_range.col_index_2[data-colindex='2']",
    "td.wdr_bulk_table_discount > span.wdr_table_discounted_price .woocommerce-Price-amount",
  ],
  msg: ["div[class^='cwginstock'][style*='color:']"],
};

const expectSelectors = (key: string, markup: unknown): void => {
  if (markup === "-1") return;
  for (const selector of selectors[key] ?? [])
    expect(parse(String(markup)).querySelector(selector), `${key} ${selector}`).not.toBeNull();
};

describe.skipIf(isAbsent)("answers like the recorded shop", () => {
  it.each(recordings.map((recording) => [recording.name, recording] as const))("%s", async (name, recording) => {
    const visit = startBrowserVisit();
    const body = await translate(visit, recording.request.body);
    const send = () => visit.post(recording.request.url, body, recording.request.headers);
    if (name === "subscribe-already") await send();
    const response = await send();
    expect(response.status).toBe(recording.response.status);
    expect(response.headers.get("content-type")).toBe(recording.response.headers["content-type"]);
    const text = await response.text();
    const { json } = recording.response;
    if (json === undefined) {
      expect(text).toBe(recording.response.text);
      return;
    }
    const ours: Record<string, unknown> = JSON.parse(text);
    expect(shapeOf(ours)).toEqual(shapeOf(json));
    if (name.startsWith("subscribe")) expect(ours).toEqual(json);
    for (const [key, markup] of Object.entries(ours)) expectSelectors(key, markup);
  });

  it("prints the globals and the form that the recorded sold-out product prints", async () => {
    const recorded = readRecordedPage("product-out-of-stock.html");
    const ours = await (await startBrowserVisit().get(SOLD_OUT)).text();
    for (const name of ["awdr_params", "cwginstock"]) {
      const keysIn = (page: string) =>
        Object.keys(JSON.parse(firstMatch(page, new RegExp(`var ${name} = (\\{.*?\\});`)))).toSorted();
      expect(keysIn(ours)).toEqual(keysIn(recorded));
    }
    for (const selector of [
      "p.stock.out-of-stock + section.cwginstock-subscribe-form .panel.cwginstock-panel-primary",
      "h4[id^=cwginstock-form-title-]",
      "input.cwgstock_name[name=cwgstock_name][autocomplete=name]",
      "input.cwgstock_email[name=cwgstock_email][type=email]",
      "input[type=hidden].cwg-product-id[value]",
      "input[type=hidden].cwg-variation-id[value='0']",
      "input[type=hidden].cwg-security[value]",
      "input[type=submit].cwgstock_button[name=cwgstock_submit]",
      "div.cwgstock_output",
    ]) {
      expect(parse(recorded).querySelector(selector), `recorded ${selector}`).not.toBeNull();
      expect(parse(ours).querySelector(selector), `ours ${selector}`).not.toBeNull();
    }
  });
});

const post = async (visit: BrowserVisit, fields: Record<string, string>) =>
  (await visit.post("/wp-admin/admin-ajax.php", new URLSearchParams(fields).toString())).text();

const discountNonce = async (visit: BrowserVisit) =>
  firstMatch(await (await visit.get(CANDLE)).text(), /var awdr_params = .*?"nonce":"(\w+)"/);

it.each([
  ["a bad nonce", { method: "get_price_html", product_id: "111", qty: "2", awdr_nonce: "bad" }, "Invalid token"],
  ["an unknown method", { method: "x" }, '{"success":true,"data":"Authentication required"}'],
  ["no product", { method: "get_price_html", product_id: "0" }, '{"price_html":"","original_price_html":""}'],
  ["no product's table", { method: "get_variable_product_bulk_table", product_id: "0" }, '{"success":false}'],
])("answers %s as the discount plugin does", async (_case, fields, expected) => {
  const visit = startBrowserVisit();
  const answer = await post(visit, { awdr_nonce: await discountNonce(visit), ...fields, action: "wdr_ajax" });
  expect(answer).toBe(expected);
});

it("names the usual price where no rule applies", async () => {
  const visit = startBrowserVisit();
  const awdr_nonce = await discountNonce(visit);
  const fields = { action: "wdr_ajax", method: "get_price_html", product_id: "101", qty: "6", awdr_nonce };
  const answer: Record<string, string> = JSON.parse(await post(visit, fields));
  expect(answer.price_html).toContain("14.00");
  expect(answer.price_html).toBe(answer.original_price_html);
});

it("charges in the cart what the price said", async () => {
  const visit = startBrowserVisit();
  const nonce = await discountNonce(visit);
  const fields = { action: "wdr_ajax", method: "get_price_html", product_id: "111", qty: "6", awdr_nonce: nonce };
  expect(await post(visit, fields)).toContain("19.80");
  await visit.post("/?wc-ajax=add_to_cart", "product_id=111&quantity=6");
  expect(await (await visit.get("/cart/")).text()).toContain("118.80");
});

const SUBSCRIBE = "/wp-json/back-in-stock/v1/subscriber/create/";

const restNonce = (page: string) => firstMatch(page, /var wpApiSettings = .*?"nonce":"(\w+)"/);

it.each([
  ["without a nonce", () => ({}), "ada@example.com", 401, "rest_forbidden"],
  ["with a bad nonce", () => ({ "x-wp-nonce": "bad" }), "ada@example.com", 403, "rest_cookie_invalid_nonce"],
  ["with an address that is none", (nonce: string) => ({ "x-wp-nonce": nonce }), "ada@example", 403, "another one"],
  ["with all it needs", (nonce: string) => ({ "x-wp-nonce": nonce }), "ada@example.com", 200, "success"],
])("answers a subscription to the REST route %s as the plugin does", async (_case, headers, email, status, words) => {
  const visit = startBrowserVisit();
  const page = await (await visit.get(SOLD_OUT)).text();
  const security = firstMatch(page, /class="cwg-security"[^>]*value="(\w+)"/);
  const body = new URLSearchParams({ product_id: "107", variation_id: "0", user_email: email, security });
  const answer = await visit.post(SUBSCRIBE, body.toString(), headers(restNonce(page)));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
});
