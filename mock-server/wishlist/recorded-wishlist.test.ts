import { describe, expect, it } from "vitest";
import { type BrowserVisit, parse, startBrowserVisit } from "#mock/browser-visit.ts";
import { readRecordedCalls } from "#mock/recordings.ts";

/** The recorded shop's products, and ours in their place. */
const PRODUCTS: Readonly<Record<string, string>> = { "12": "101", "13": "103", "16": "105" };

interface Settings {
  nonce: Record<string, string>;
  actions: Record<string, string>;
}

const settingsOf = async (visit: BrowserVisit): Promise<Settings> => {
  const page = await (await visit.get("/wishlist/?wishlist=free")).text();
  const [, json = "{}"] = /var yith_wcwl_l10n = (.*?);\n/s.exec(page) ?? [];
  return JSON.parse(json);
};

/** The recorded request with this visitor's nonce, list and products. */
const translate = ({ nonce, actions }: Settings, recorded: string, list: { id: string; token: string }): string => {
  const fields = new URLSearchParams(recorded);
  const [key] = Object.entries(actions).find(([, action]) => action === fields.get("action")) ?? [""];
  fields.set("nonce", nonce[`${key.replace(/_action$/, "")}_nonce`] ?? "");
  for (const [name, value] of fields) {
    if (/product_id|^(add_to|remove_from)_wishlist$/.test(name)) fields.set(name, PRODUCTS[value] ?? value);
  }
  if (fields.get("wishlist_id")) fields.set("wishlist_id", list.id);
  if (fields.has("wishlist_token")) fields.set("wishlist_token", list.token);
  return fields.toString();
};

const kindOf = (value: unknown): unknown => (Array.isArray(value) ? "array" : typeof value);

const shapeOf = (json: unknown): unknown =>
  Object.fromEntries(Object.entries(json ?? {}).map(([key, value]) => [key, kindOf(value)]));

const needsMug = ["add_to_wishlist-exists", "remove_from_wishlist", "save_title", "load_mobile"];

const openList = async (visit: BrowserVisit, settings: Settings, name: string) => {
  const nonce = settings.nonce.add_to_wishlist_nonce;
  const product = needsMug.includes(name) ? "101" : "107";
  await visit.post("/wp-admin/admin-ajax.php", `action=add_to_wishlist&nonce=${nonce}&add_to_wishlist=${product}`);
  const page = parse(await (await visit.get("/wishlist/")).text());
  const table = page.querySelector(".wishlist_table");
  return { id: table?.getAttribute("data-id") ?? "", token: table?.getAttribute("data-token") ?? "" };
};

const MARKUP = [
  "form#yith-wcwl-form.wishlist-fragment[data-fragment-options]:not([data-fragment-ref])",
  ".wishlist-title-container > .wishlist-title.wishlist-title-with-form > a.show-title-form",
  ".hidden-title-form input[name=wishlist_name]",
  "table.wishlist_table[data-id][data-token][data-per-page][data-page][data-pagination]",
  "tbody.wishlist-items-wrapper > tr[data-row-id] a.remove.remove_from_wishlist",
  "input#wishlist_id[name=wishlist_id]",
];

const expectMarkup = (pages: Readonly<Record<"recorded" | "ours", string>>): void => {
  for (const [whose, page] of Object.entries(pages)) {
    for (const selector of MARKUP) expect(parse(page).querySelector(selector), `${whose} ${selector}`).not.toBeNull();
  }
};

const recordings = readRecordedCalls("wishlist");

describe.skipIf(recordings.length === 0)("answers like the recorded shop's wishlist", () => {
  it.each(recordings.map((recording) => [recording.name, recording] as const))("%s", async (name, recording) => {
    const visit = startBrowserVisit();
    const settings = await settingsOf(visit);
    const list = name === "add_to_wishlist" ? { id: "", token: "" } : await openList(visit, settings, name);
    const body = translate(settings, recording.request.body, list);
    const response = await visit.post(recording.request.url, body, recording.request.headers);
    const { status, headers, json, text, setsCookies } = recording.response;
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe(headers["content-type"]);
    const cookies = response.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(cookies).toEqual(expect.arrayContaining(setsCookies));
    const answer = await response.text();
    if (json !== undefined) {
      const ours: unknown = JSON.parse(answer);
      expect(shapeOf(ours)).toEqual(shapeOf(json));
      return;
    }
    if (status === 200) expectMarkup({ recorded: text ?? "", ours: answer });
    else expect(answer).toBe(text);
  });
});
