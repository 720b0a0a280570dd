import { expect, it, vi } from "vitest";
import { delegate, deliver } from "./delegated-events.ts";

it("hands an event once to each handler, however many widgets the host has", () => {
  const host = document.createElement("form");
  const event = new Event("click");
  const [first, second] = [vi.fn(), vi.fn()];
  delegate(host, "click", first);
  deliver(host, event);
  // The same event mounts a second widget.
  delegate(host, "click", second);
  deliver(host, event);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  deliver(host, new Event("click"));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2]);
});
