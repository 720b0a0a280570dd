import { expect, it, onTestFinished, vi } from "vitest";
import { newToken, setEventUniqueId, uniqueIdOf } from "./event-ids.tsx";

const asks = { ajaxForServerEvent: "1", ajaxForServerStaticEvent: "1" };

it("makes tokens of 36 characters that differ", () => {
  expect(newToken()).toHaveLength(36);
  expect(newToken()).not.toBe(newToken());
});

it.each([
  ["stands where the server has reported the event by itself", { type: "static", eventID: "own" }, {}, true],
  ["does not stand where the browser reports static events", { type: "static", eventID: "own" }, asks, false],
  [
    "stands where the browser reports other events only",
    { type: "static", eventID: "own" },
    { ajaxForServerEvent: "1" },
    true,
  ],
  ["does not stand for an event of the page", { type: "dyn", eventID: "own" }, asks, false],
  [
    "stands for it where the browser reports static events only",
    { type: "dyn", eventID: "own" },
    { ajaxForServerStaticEvent: "1" },
    true,
  ],
  ["does not stand where it is empty", { type: "static", eventID: "" }, {}, false],
])("the server's id %s", (_what, event, settings, isServers) => {
  expect(uniqueIdOf({ name: "Lead", ...event }, settings) === "own").toBe(isServers);
});

it("gives one event the same id in all networks, and the one that the page has set", () => {
  const facebook = uniqueIdOf({ name: "AddToCart", e_id: "add" }, asks);
  expect(uniqueIdOf({ name: "add_to_cart", e_id: "add" }, asks)).toBe(facebook);
  expect(uniqueIdOf({ name: "AddToCart", e_id: "add", custom_event_post_id: 7 }, asks)).not.toBe(facebook);
  setEventUniqueId("add", "given");
  expect(uniqueIdOf({ name: "AddToCart", e_id: "add" }, asks)).toBe("given");
});

it("gives events that nothing names ids of their own", () => {
  const unnamed = () => uniqueIdOf({ name: "Lead", eventID: "" }, {});
  const first = unnamed();
  expect(first).toHaveLength(36);
  expect(unnamed()).not.toBe(first);
});

it("leaves an addition that the shop has reported its printed id, whatever a later one gets", () => {
  setEventUniqueId("add", "later");
  expect(uniqueIdOf({ name: "AddToCart", e_id: "add", eventID: "printed", isReported: true }, asks)).toBe("printed");
});

it("gives an addition the id that is set for it, also where the server has printed one and reports by itself", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const facebook = { name: "AddToCart", e_id: "add", eventID: "printed" };
  vi.stubGlobal("pysOptions", { dynamicEvents: { add: { facebook } } });
  setEventUniqueId("add", "given");
  expect(uniqueIdOf(facebook, {})).toBe("given");
});
