import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { sendRestAPIRequest, sendServerEvent } from "./server-events-io.ts";

const AJAX = "https://shop.example/wp-admin/admin-ajax.php";
const REST = "https://shop.example/wp-json/pys-facebook/v1/event";

interface Seen {
  url: string;
  type: string | null;
  cacheControl: string | null;
  body: string;
}

let requests: Seen[] = [];

/** Records what arrives, and answers as the shop was recorded: both ways refuse an event without a plugin behind them. */
const shop = (respond: (url: string) => Response | undefined = () => undefined) => {
  requests = [];
  server.use(
    http.post("https://shop.example/*", async ({ request }) => {
      const { url, headers } = request;
      const [type, cacheControl] = ["Content-Type", "Cache-Control"].map((name) => headers.get(name));
      requests.push({ url, type: type ?? null, cacheControl: cacheControl ?? null, body: await request.text() });
      return respond(url) ?? new HttpResponse("0", { status: 400 });
    }),
  );
};

const options = {
  facebook: { pixelIds: ["77"], serverApiEnabled: true },
  gdpr: {},
  ajaxUrl: AJAX,
  ajax_event: "6c5c",
  ajaxForServerEvent: "1",
  ajaxForServerStaticEvent: "1",
  useSendBeacon: "",
};

const print = (more: object = {}, globals: object = {}) =>
  showPage("", { pysOptions: { ...options, ...more }, ...globals });

const withRest = { pysFacebookRest: { restApiUrl: REST, debug: false } };

const stubBeacon = (answer: () => boolean) => {
  const sent: [url: string, body: string][] = [];
  vi.spyOn(navigator, "sendBeacon").mockImplementation((url, body) => {
    sent.push([`${url}`, `${body}`]);
    return answer();
  });
  return sent;
};

const lead = { name: "Lead", params: { value: 5, list: ["a", "b"] }, type: "dyn", e_id: "custom" };
const send = (event = lead) => sendServerEvent(event.name, event, "id-1");

const fieldsOf = (body = "") => Object.fromEntries(new URLSearchParams(body));

const asAjax = {
  action: "pys_api_event",
  pixel: "facebook",
  event: "Lead",
  "data[value]": "5",
  "ids[]": "77",
  eventID: "id-1",
  url: "https://shop.example/shop/",
  ajax_event: "6c5c",
};

let info = vi.fn();
let warn = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, "", "/shop/");
  info = vi.spyOn(console, "info").mockImplementation(() => {});
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  shop();
});

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("posts an event as a form that no cache keeps, and says nothing of the answer", async () => {
  Cookies.set("_fbp", "fb.1.1.2");
  print();
  send();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const [request] = requests;
  expect([request?.url, request?.cacheControl]).toEqual([AJAX, "no-cache"]);
  expect(fieldsOf(request?.body)).toMatchObject({ ...asAjax, "data[_fbp]": "fb.1.1.2" });
  expect(new URLSearchParams(request?.body).getAll("data[list][]")).toEqual(["a", "b"]);
  expect(warn).not.toHaveBeenCalled();
});

it("leaves it to a beacon where the shop wants that", () => {
  const sent = stubBeacon(() => true);
  print({ useSendBeacon: "1" });
  send();
  expect(sent.map(([url]) => url)).toEqual([AJAX]);
  expect(fieldsOf(sent[0]?.[1])).toMatchObject(asAjax);
  expect(requests).toEqual([]);
});

it.each([
  ["refuses", () => false],
  [
    "cannot send",
    () => {
      throw new TypeError("no address");
    },
  ],
])("posts what the beacon %s, and tells developers", async (_what, answer) => {
  stubBeacon(answer);
  print({ useSendBeacon: "1" });
  send();
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toEqual([AJAX]));
  expect(info).toHaveBeenCalledExactlyOnceWith("[pixels] The browser took no beacon. The event is posted instead.");
});

it("takes the REST route where the page names it, as JSON", async () => {
  shop(() => HttpResponse.json({ success: true }));
  print({}, withRest);
  send();
  await vi.waitFor(() => expect(requests.map(({ url, type }) => [url, type])).toEqual([[REST, "application/json"]]));
  expect(JSON.parse(requests[0]?.body ?? "")).toEqual({
    event: "Lead",
    data: '{"value":5,"list":["a","b"]}',
    ids: '["77"]',
    eventID: "id-1",
    woo_order: "0",
    edd_order: "0",
  });
  expect(warn).not.toHaveBeenCalled();
});

it("takes the REST route by a beacon, as a form", () => {
  const sent = stubBeacon(() => true);
  print({ useSendBeacon: "1" }, withRest);
  send();
  expect(sent.map(([url]) => url)).toEqual([REST]);
  expect(fieldsOf(sent[0]?.[1])).toMatchObject({ event: "Lead", ids: '["77"]', woo_order: "0" });
});

it("sends the whole event by ajax, without a beacon, when the REST route refuses it, and tells developers", async () => {
  const sent = stubBeacon(() => false);
  shop((url) => (url === REST ? HttpResponse.json({ code: "rest_forbidden" }, { status: 401 }) : undefined));
  print({ useSendBeacon: "1" }, withRest);
  send();
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toEqual([REST, AJAX]));
  expect(fieldsOf(requests[1]?.body)).toMatchObject(asAjax);
  expect(sent).toHaveLength(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(`[pixels] ${REST} answered 401. Check the server's log.`);
});

it("sends by ajax for a platform without a REST route, and tells developers", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  print();
  sendRestAPIRequest({ action: "pys_other_api_event", event: "Lead" }, "other");
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toEqual([AJAX]));
  expect(error).toHaveBeenCalledExactlyOnceWith(
    "[pixels] Unknown platform for REST API: other. The event goes by ajax.",
  );
});

it("knows the plugin's own route where the page names none", async () => {
  print();
  sendRestAPIRequest({ event: "Lead" }, "facebook");
  await vi.waitFor(() => expect(requests[0]?.url).toBe(REST));
});

it("tells of a link half a second later, as the event was then", () => {
  vi.useFakeTimers();
  const sent = stubBeacon(() => true);
  print({ useSendBeacon: "1" });
  send({ ...lead, e_id: "automatic_event_internal_link" });
  vi.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fieldsOf(sent[0]?.[1])).toMatchObject(asAjax);
});

it("tells nothing that the shop does not ask for", () => {
  const sent = stubBeacon(() => true);
  print({ useSendBeacon: "1", ajaxForServerStaticEvent: "" });
  send({ ...lead, type: "static" });
  expect(sent).toEqual([]);
});
