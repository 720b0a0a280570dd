import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { server } from "#src/testing/server.ts";
import { network } from "./facebook.tsx";

// Tracking contract 3.1 and 6.1.

/** Undone by a visitor who refuses. */
let isAgreed = true;

/** On a page without a loader, which would start the network by itself once the page is idle. */
const start = (facebook: object = {}, more: object = {}, html = "") => {
  document.body.innerHTML = html;
  vi.stubGlobal("pysOptions", { facebook: { pixelIds: ["77"], ...facebook }, gdpr: {}, cookie: {}, ...more });
  network.start(() => isAgreed);
};

const calls = () => (window.fbq?.queue ?? []) as unknown[][];
const initialised = () => vi.waitFor(() => expect(calls().some(([name]) => name === "init")).toBe(true));

beforeEach(() => {
  isAgreed = true;
  // happy-dom would fetch the network's script.
  vi.spyOn(document.head, "append").mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["fbq", "_fbq"]) Reflect.deleteProperty(window, name);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

it("keeps calls for the network's script, and hands them on once that is there", async () => {
  start();
  await initialised();
  expect(window._fbq).toBe(window.fbq);
  const { push, loaded, version, agent } = Object(window.fbq);
  expect([push, loaded, version, agent]).toEqual([window.fbq, true, "2.0", "dvpixelyoursite"]);
  const waiting = calls().length;
  const callMethod = vi.fn();
  Object.assign(window.fbq ?? {}, { callMethod });
  window.fbq?.("track", "Lead");
  expect(callMethod).toHaveBeenCalledExactlyOnceWith("track", "Lead");
  expect(calls()).toHaveLength(waiting);
});

it("leaves the network to a script of the page that has brought it before", async () => {
  const own = vi.fn();
  window.fbq = own;
  start();
  await vi.waitFor(() => expect(own).toHaveBeenCalledWith("init", "77"));
  expect(document.head.append).not.toHaveBeenCalled();
});

it.each([
  ["nothing", {}, []],
  ["that the network may not look for data by itself", { removeMetadata: true }, [["set", "autoConfig", false, "77"]]],
  ["to limit the use of data", { meta_ldu: "1" }, [["dataProcessingOptions", ["LDU"], 0, 0]]],
  ["not to limit the use of data", { meta_ldu: "0" }, []],
])("tells the network %s before its pixel, as the owner has set it", async (_what, facebook, before) => {
  start(facebook);
  await initialised();
  expect(calls()).toEqual([...before, ["init", "77"]]);
});

const matching = { advancedMatching: { em: "me@shop.example" }, advancedMatchingEnabled: true };
const BANNER = '<p id="cs_enabled_advanced_matching_1"></p>';

it.each([
  ["where the owner does not want it", { ...matching, advancedMatchingEnabled: false }, "", ""],
  ["where the visitor has withheld it", matching, BANNER, "no"],
  ["where the visitor has not decided yet", matching, BANNER, ""],
])("gives nothing of the visitor %s", async (_when, facebook, html, decision) => {
  if (decision) Cookies.set("cs_enabled_advanced_matching_1", decision);
  start(facebook, {}, html);
  await initialised();
  expect(calls()).toContainEqual(["init", "77"]);
});

it("gives what the shop knows of a visitor who has agreed to that", async () => {
  Cookies.set("cs_enabled_advanced_matching_1", "yes");
  start(matching, {}, BANNER);
  await initialised();
  expect(calls()).toContainEqual(["init", "77", { em: "me@shop.example" }]);
});

it("tells nothing of a visitor who refuses while the shop is asked for the visitor's id", async () => {
  const answer = Promise.withResolvers<Response>();
  server.use(http.get("/wp-admin/admin-ajax.php", () => answer.promise));
  start(matching, { ajaxUrl: "/wp-admin/admin-ajax.php", ajaxForServerEvent: "1", send_external_id: "1" });
  network.send("PageView", { name: "PageView", e_id: "visit", type: "static" });
  isAgreed = false;
  answer.resolve(HttpResponse.json({ success: true, data: { pbid: "0f" } }));
  await vi.waitFor(() => expect(Cookies.get("pbid")).toBe("0f"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls()).toEqual([]);
});

it.each([
  ["as long and as wide as the owner has set", { cookie_duration: "30", track_cookie_for_subdomains: "1" }, 30, true],
  ["for a week and this host where nothing is set", {}, 7, false],
])("keeps the browser's number %s, and no advertisement that was none", (_how, more, days, isWide) => {
  const set = vi.spyOn(Cookies, "set");
  start({}, more);
  const [, , attributes] = set.mock.calls.find(([name]) => name === "_fbp") ?? [];
  expect(attributes?.expires).toBe(days);
  expect(attributes?.domain !== undefined).toBe(isWide);
  expect(Cookies.get("_fbc")).toBeUndefined();
});

it("gives each removal an id of its own, and keeps it by name, since the shop reports it", async () => {
  start({ serverApiEnabled: true });
  await initialised();
  Cookies.set("pys_fb_event_id", JSON.stringify({ Search: "kept" }));
  const kept = () => JSON.parse(Cookies.get("pys_fb_event_id") ?? "");
  const remove = async (count: number) => {
    network.send("RemoveFromCart", { name: "RemoveFromCart", e_id: "woo_remove_from_cart", eventID: "printed" });
    const told = () => calls().filter(([, name]) => name === "RemoveFromCart");
    await vi.waitFor(() => expect(told()).toHaveLength(count));
    expect(told().at(-1)?.[3]).toEqual({ eventID: kept().RemoveFromCart });
    return kept().RemoveFromCart;
  };
  expect(await remove(1)).not.toBe(await remove(2));
  expect(kept().Search).toBe("kept");
  network.send("Lead", { name: "Lead", e_id: "lead", eventID: "id-2" });
  expect(Cookies.get("pys_fb_event_id")).not.toContain("id-2");
});
