import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { readExternalId } from "./external-id-io.ts";

const AJAX = "https://shop.example/wp-admin/admin-ajax.php";
const ID = "0f".repeat(32);

let requests = 0;

const shop = (respond: () => Response) => {
  requests = 0;
  server.use(
    http.get(AJAX, ({ request }) => {
      requests += 1;
      expect(new URL(request.url).searchParams.get("action")).toBe("pys_get_pbid");
      return respond();
    }),
  );
};

const options = {
  facebook: {},
  ajaxUrl: AJAX,
  ajaxForServerEvent: "1",
  send_external_id: "1",
  external_id_expire: "30",
};

const print = (more: object = {}) => showPage("", { pysOptions: { ...options, ...more } });

const answer = (pbid: unknown) => () => HttpResponse.json({ success: true, data: { pbid } });

afterEach(() => Cookies.remove("pbid"));

it("asks the shop for an id, and keeps it", async () => {
  shop(answer(ID));
  print();
  expect(await readExternalId()).toBe(ID);
  expect(Cookies.get("pbid")).toBe(ID);
  expect(await readExternalId()).toBe(ID);
  expect(requests).toBe(1);
});

it.each([
  ["as long and as wide as the owner has set", { track_cookie_for_subdomains: "1" }, 30, true],
  ["for 180 days where nothing is set", { external_id_expire: "" }, 180, false],
])("keeps the id %s", async (_how, more, days, isWide) => {
  const set = vi.spyOn(Cookies, "set");
  shop(answer(ID));
  print(more);
  await readExternalId();
  const [, , attributes] = set.mock.calls.find(([name]) => name === "pbid") ?? [];
  expect([attributes?.expires, attributes?.domain !== undefined]).toEqual([days, isWide]);
  set.mockRestore();
});

it.each([
  ["all cookies", { cookie: { disabled_all_cookie: true } }],
  ["its cookie", { cookie: { externalID_disabled_by_api: true } }],
  ["its cookie, as printed", { gdpr: { externalID_disabled_by_api: true } }],
])("keeps no id where the shop forbids %s", async (_what, more) => {
  shop(answer(ID));
  print(more);
  expect(await readExternalId()).toBe(ID);
  expect(Cookies.get("pbid")).toBeUndefined();
});

it.each([
  ["no JSON, since it keeps no ids", () => new HttpResponse("0", { headers: { "Content-Type": "text/html" } })],
  ["none", answer(false)],
  ["an empty one", answer("")],
  ["a number", answer(7)],
  ["a failure", () => new HttpResponse("down", { status: 500 })],
])("goes on without an id where the shop answers %s", async (_what, respond) => {
  shop(respond);
  print();
  expect(await readExternalId()).toBe("");
  expect(Cookies.get("pbid")).toBeUndefined();
});

it.each([
  ["without Facebook", { facebook: undefined }],
  ["without requests", { ajaxForServerEvent: "" }],
  ["where ids are not sent", { send_external_id: "" }],
])("asks nothing %s", async (_what, more) => {
  shop(answer(ID));
  print(more);
  expect(await readExternalId()).toBe("");
  expect(requests).toBe(0);
});

it.each([
  ["the shop's own", answer(ID), ID],
  ["the printed one where the shop gives none", answer(false), "printed"],
])("takes %s", async (_which, respond, id) => {
  shop(respond);
  print({ pbid: "printed" });
  expect(await readExternalId()).toBe(id);
});

it("neither sends nor renews an id that is known from before the owner switched ids off", async () => {
  Cookies.set("pbid", ID);
  const renewed = vi.spyOn(Cookies, "set");
  print({ send_external_id: "", pbid: "printed" });
  expect(await readExternalId()).toBe("");
  expect(renewed).not.toHaveBeenCalled();
  renewed.mockRestore();
});
