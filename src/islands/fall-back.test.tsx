import { fireEvent, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { host, LINK, loader, show, states } from "#src/testing/loader.ts";
import type { RegistryLine } from "./registry-line.ts";

/** A widget's own answer to what the shopper does where its code does not come. */

const showMissing = (line: Partial<RegistryLine> = { claims: "a", ownsKey: ({ key }) => key === "Enter" }) => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const assign = vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  const fallBack = vi.fn();
  const module = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  show(host(`${LINK}<input>`), { module, fallBack, ...line });
  return { assign, fallBack };
};

const failed = () => waitFor(() => expect(states()).toEqual(["failed"]));

it("answers every press on what it claims, in the browser's place", async () => {
  const { assign, fallBack } = showMissing();
  for (const presses of [1, 2]) {
    expect(fireEvent.click(find("a"))).toBe(false);
    await waitFor(() => expect(fallBack).toHaveBeenCalledTimes(presses));
  }
  expect(fallBack.mock.calls[0]).toEqual([expect.objectContaining({ type: "click" }), find("[data-widget]")]);
  expect(assign).not.toHaveBeenCalled();
});

it("answers a key of its own", async () => {
  const { fallBack } = showMissing();
  expect(fireEvent.keyDown(find("input"), { key: "Enter" })).toBe(false);
  await waitFor(() => expect(fallBack).toHaveBeenCalledOnce());
});

it.each([
  ["a pointer on its way", () => fireEvent.pointerOver(find("a"))],
  ["another key", () => fireEvent.keyDown(find("input"), { key: "a" })],
  ["what is typed", () => fireEvent.input(find("input"), { target: { value: "7" } })],
])("answers nothing to %s", async (_what, act) => {
  const { fallBack } = showMissing();
  act();
  await failed();
  await loader?.mount();
  expect(fallBack).not.toHaveBeenCalled();
});

it("answers everything where it claims nothing, as a choice that a form is sent for", async () => {
  const { fallBack } = showMissing({});
  fireEvent.change(find("input"), { target: { value: "price" } });
  await waitFor(() => expect(fallBack).toHaveBeenCalledOnce());
});

it.each([
  ["makes the host usable by itself", true, 1],
  ["keeps the host as it is without a network: the code may still come", false, 0],
])("%s", async (_what, onLine, times) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  const giveUp = vi.fn();
  showMissing({ giveUp });
  fireEvent.pointerOver(find("a"));
  await failed();
  expect(giveUp.mock.calls).toEqual(Array(times).fill([find("[data-widget]")]));
});

it("follows no link that was held for a press without an answer: the press leads on by itself", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const assign = vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  const module = () => Promise.reject(new Error("No code."));
  const line = { module, claims: "[data-widget] a", busyClass: "loading" };
  const shown = show(`${host(LINK)}<a id="on" href="/on">On</a>`, line);
  fireEvent.click(find("a"));
  expect(fireEvent.click(find("#on"))).toBe(false);
  const followed = vi.spyOn(find("#on"), "click");
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  await shown.mount();
  expect(followed).not.toHaveBeenCalled();
});
