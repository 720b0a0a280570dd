import { expect, it, vi } from "vitest";
import type { PixelEvent } from "./contract.ts";
import { createPixel, fireOnce, type Pixel } from "./pixel.ts";

const lead: PixelEvent = { name: "Lead" };

const setUp = (hasConsent = true, isVetoed = false) => {
  const network = { start: vi.fn(), send: vi.fn() };
  const later: [act: () => void, ms: number][] = [];
  const fireStaticEvents = vi.fn((_pixel: Pixel) => {});
  const page = {
    hasConsent: () => hasConsent,
    isVetoed: () => isVetoed,
    fireStaticEvents,
    later: (...timer: [() => void, number]) => later.push(timer),
  };
  return { pixel: createPixel("facebook", { ...network, ...page }), network, fireStaticEvents, later };
};

it("sends nothing before it is loaded, and nothing once it is disabled", () => {
  const { pixel, network, fireStaticEvents } = setUp();
  expect(pixel.fireEvent("Lead", lead)).toBe(false);
  pixel.loadPixel();
  pixel.loadPixel();
  expect([network.start.mock.calls.length, fireStaticEvents.mock.calls]).toEqual([1, [[pixel]]]);
  expect(pixel.fireEvent("Lead", lead)).toBe(true);
  pixel.disable();
  expect(pixel.fireEvent("Lead", lead)).toBe(false);
  expect(network.send.mock.calls).toEqual([["Lead", lead]]);
});

it("does not load while consent is missing, nor send what is vetoed", () => {
  const refused = setUp(false);
  refused.pixel.loadPixel();
  expect(refused.network.start).not.toHaveBeenCalled();
  const vetoed = setUp(true, true);
  vetoed.pixel.loadPixel();
  expect(vetoed.pixel.fireEvent("Lead", lead)).toBe(false);
  expect(vetoed.network.send).not.toHaveBeenCalled();
});

it("sends after a delay in seconds, unless consent has gone by then", () => {
  const { pixel, network, later } = setUp();
  pixel.loadPixel();
  expect(pixel.fireEvent("Lead", { ...lead, delay: 2 })).toBe(true);
  expect([later[0]?.[1], network.send.mock.calls.length]).toEqual([2000, 0]);
  later[0]?.[0]();
  expect(network.send).toHaveBeenCalledTimes(1);
  pixel.disable();
  later[0]?.[0]();
  expect(network.send).toHaveBeenCalledTimes(1);
});

it("lets a network that still prepares see that consent has gone", () => {
  const { pixel, network } = setUp();
  pixel.loadPixel();
  const isOn: () => boolean = network.start.mock.calls[0]?.[0];
  expect(isOn()).toBe(true);
  pixel.disable();
  expect(isOn()).toBe(false);
});

it("tries a static event again where it could not be sent, and marks the page's own object", () => {
  const one: PixelEvent = { name: "PageView" };
  const fire = vi.fn(() => true).mockReturnValueOnce(false);
  const events = { init_event: [one] };
  for (const fired of [false, true, true]) {
    fireOnce(events, fire);
    expect(one.fired).toBe(fired);
  }
  expect(fire).toHaveBeenCalledTimes(2);
  fireOnce(undefined, fire);
});
