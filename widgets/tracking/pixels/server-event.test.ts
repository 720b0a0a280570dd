import { describe, expect, it } from "vitest";
import type { PixelEvent } from "./contract.ts";
import { apiEvent, restEvent, serverDelayMs } from "./server-event.ts";

const AT_ONCE = 0;
const NEVER = undefined;

const on = { facebook: { serverApiEnabled: true }, gdpr: {}, ajaxForServerEvent: "1", ajaxForServerStaticEvent: "1" };

describe("when the shop is told of an event", () => {
  it.each<[string, Partial<PixelEvent>, object, number | undefined]>([
    ["a click", { type: "dyn" }, {}, AT_ONCE],
    ["a click, where the shop reports its pages", { type: "dyn" }, { ajaxForServerStaticEvent: "" }, AT_ONCE],
    ["an event of an owner's", { type: "trigger" }, {}, AT_ONCE],
    ["one without a type", {}, {}, AT_ONCE],
    ["one of the page", { type: "static" }, {}, AT_ONCE],
    ["one of the page, which the shop has reported", { type: "static" }, { ajaxForServerStaticEvent: "" }, NEVER],
    ["one that it could not report", { type: "static", ajaxFire: true }, { ajaxForServerStaticEvent: "" }, AT_ONCE],
    ["a link in the shop", { e_id: "automatic_event_internal_link" }, {}, 500],
    ["a link to another site", { e_id: "automatic_event_outbound_link", type: "dyn", ajaxFire: true }, {}, 500],
    ["a removal, of which the shop knows", { e_id: "woo_remove_from_cart" }, {}, NEVER],
    ["without the server's interface", {}, { facebook: { serverApiEnabled: false } }, NEVER],
    ["without Facebook", {}, { facebook: undefined }, NEVER],
    ["without requests", {}, { ajaxForServerEvent: "" }, NEVER],
    ["without requests, one that it could not report", { ajaxFire: true }, { ajaxForServerEvent: "" }, NEVER],
  ])("%s", (_what, event, settings, delayMs) => {
    expect(serverDelayMs({ name: "Event", ...event }, { ...on, ...settings })).toBe(delayMs);
  });

  it.each([
    ["all_disabled_by_api", AT_ONCE],
    ["facebook_disabled_by_api", AT_ONCE],
    ["cookiebot_integration_enabled", AT_ONCE],
    ["consent_magic_integration_enabled", AT_ONCE],
    ["cookie_notice_integration_enabled", AT_ONCE],
    ["cookie_law_info_integration_enabled", AT_ONCE],
    ["real_cookie_banner_integration_enabled", NEVER],
    ["analytics_disabled_by_api", NEVER],
  ])("without requests, but with %s", (flag, delayMs) => {
    const settings = { ...on, ajaxForServerEvent: "", gdpr: { [flag]: true } };
    expect(serverDelayMs({ name: "Event", type: "dyn" }, settings)).toBe(delayMs);
  });
});

const event: PixelEvent = { name: "AddToCart", e_id: "woo_add_to_cart_on_button_click" };

const fields = {
  event: "AddToCart",
  data: { value: 5, contents: [{ id: "12", quantity: 1 }], post_id: null, tags: undefined, on: false, note: "" },
  ids: ["77"],
  eventID: "id-1",
};

it("carries nothing empty", () => {
  expect(apiEvent(event, fields)).toEqual({
    action: "pys_api_event",
    pixel: "facebook",
    event: "AddToCart",
    data: { value: 5, contents: [{ id: "12", quantity: 1 }], on: false, note: "" },
    ids: ["77"],
    eventID: "id-1",
  });
});

it("names the order of an event that has one, also an empty one", () => {
  const sent = apiEvent({ ...event, woo_order: 31, edd_order: "" }, { ...fields, event: "hCR" });
  expect(sent).toMatchObject({ event: "hCR", woo_order: 31, edd_order: "" });
});

it("stays as it was when the event changes", () => {
  const data = { contents: [{ quantity: 1 }] };
  const sent = apiEvent(event, { ...fields, data });
  data.contents[0] = { quantity: 9 };
  expect(sent.data).toEqual({ contents: [{ quantity: 1 }] });
});

it("is JSON in fields for the REST route", () => {
  expect(restEvent(apiEvent({ ...event, woo_order: 31 }, { ...fields, data: { value: 5 } }))).toEqual({
    event: "AddToCart",
    data: '{"value":5}',
    ids: '["77"]',
    eventID: "id-1",
    woo_order: 31,
    edd_order: "0",
  });
  expect(restEvent({ event: "Lead", eventID: "id-2", woo_order: "", edd_order: 4 })).toEqual({
    event: "Lead",
    data: "{}",
    ids: "[]",
    eventID: "id-2",
    woo_order: "0",
    edd_order: 4,
  });
});
