import { describe, expect, it } from "vitest";
import { analyticsConfig } from "./analytics-config.ts";
import { fillMatching, isStandard } from "./facebook-rules.ts";
import { analyticsParams, consentDefaults, layerEntry, tagManagerParams } from "./google-params.ts";

it.each(
  "PageView ViewContent Search AddToCart AddToWishlist InitiateCheckout AddPaymentInfo Purchase Lead Subscribe CustomizeProduct FindLocation StartTrial SubmitApplication Schedule Contact Donate".split(
    " ",
  ),
)("%s is one of Facebook's own events", (name) => expect(isStandard(name)).toBe(true));

it.each(["CompleteRegistration", "Form", "pageview"])("%s is a custom event for Facebook", (name) =>
  expect(isStandard(name)).toBe(false),
);

it.each([
  ["nothing of a stranger", {}, undefined, "", undefined],
  [
    "what a form and the cookie tell of a guest, of whom the shop has printed nothing",
    {},
    { email: "a@shop.example" },
    "id",
    { em: "a@shop.example", external_id: "id" },
  ],
  [
    "what a form has told, where the shop does not know",
    { em: "", fn: "b" },
    { email: "a@shop.example", first_name: "c" },
    "",
    { em: "a@shop.example", fn: "b" },
  ],
  ["the visitor's id from the cookie", { external_id: "old" }, undefined, "new", { external_id: "new" }],
  ["the printed id without a cookie", { external_id: "old" }, undefined, "", { external_id: "old" }],
])("tells Facebook of the visitor: %s", (_what, matching, form, id, filled) =>
  expect(fillMatching(matching, form, id)).toEqual(filled),
);

describe("an event's parameters", () => {
  const params = {
    event_category: "x",
    ecomm_prodid: 1,
    ad_storage: "denied",
    landing_page: "/",
    search_term: "a",
    dynx_a: 1,
  };

  it.each([
    ["Lead", "G-1", { ad_storage: "denied", search_term: "a", dynx_a: 1 }],
    ["search", "G-1", { ad_storage: "denied", search: "a" }],
    ["search", "AW-1", { event_category: "x", ecomm_prodid: 1, ad_storage: "denied", search_term: "a", dynx_a: 1 }],
  ])("%s keeps for %s what that property knows, by its names", (name, id, left) =>
    expect(analyticsParams(name, params, id)).toEqual(left),
  );

  it("lose for a container what is not its own, and nothing without one", () => {
    expect(tagManagerParams("search", params, ["GTM-1"])).toEqual({ ecomm_prodid: 1, landing_page: "/", search: "a" });
    expect(tagManagerParams("search", params, [])).toEqual(params);
  });
});

it("groups the parameters of an owner's own event for a container", () => {
  const own = { manualName: "my_event", my_event: { a: 1 }, triggerType: { type: "custom" }, title: "Shop" };
  const entry = {
    event: "my",
    manualName: "my_event",
    my_event: { a: 1 },
    triggerType: { type: "custom" },
    manualDataLayer: "layer",
  };
  expect(layerEntry("my", { params: own }, "layer")).toEqual({ ...entry, automatedParameters: { title: "Shop" } });
  expect(layerEntry("my", { params: own, hasAutoParam: false }, "layer")).toEqual(entry);
});

it("pushes nothing for what an event does not have: a container would forget what it knows", () => {
  const entry = layerEntry("Form", { params: { title: "Shop" } }, "layer");
  expect(entry).toStrictEqual({ event: "Form", automatedParameters: { title: "Shop" }, manualDataLayer: "layer" });
});

it("grants Google what the owner has not set otherwise", () => {
  expect(consentDefaults({ google_consent_mode: "" })).toBeUndefined();
  const gdpr = { ad_storage: { enabled: true, value: "denied" }, ad_user_data: { enabled: false, value: "denied" } };
  const granted = { analytics_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" };
  expect(consentDefaults({ google_consent_mode: "1", gdpr })).toEqual({ ...granted, ad_storage: "denied" });
});

it("counts for a property as its owner has set it", () => {
  const server = {
    enable_server_container: true,
    server_container_url: "https://tags.shop.example",
    transport_url: "",
  };
  const options = {
    custom_page_view_event: true,
    crossDomainEnabled: true,
    crossDomainDomains: ["other.example"],
    disableAdvertisingPersonalization: true,
    serverContainerUrls: { "G-1": server },
    additionalConfig: { "G-1": { first_party_collection: true } },
  };
  const linker = { accept_incoming: false, domains: ["other.example"] };
  expect(analyticsConfig(options, "AW-1", 0)).toEqual({ send_page_view: false, linker });
  expect(analyticsConfig(options, "G-1", 0)).toEqual({
    send_page_view: false,
    linker,
    allow_ad_personalization_signals: false,
    first_party_collection: true,
    server_container_url: "https://tags.shop.example",
  });
});

it.each([
  ["switched off", { enable_server_container: false, server_container_url: "https://tags.shop.example" }, {}],
  [
    "told by its transport only",
    { enable_server_container: true, server_container_url: "", transport_url: "https://t.shop.example" },
    { transport_url: "https://t.shop.example" },
  ],
])("counts by the owner's own server where that is %s", (_case, server, told) => {
  const options = { serverContainerUrls: { "G-1": server } };
  expect(analyticsConfig(options, "G-1", 0)).toEqual({ send_page_view: true, ...told });
});
