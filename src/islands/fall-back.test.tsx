import { fireEvent, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { host, LINK, loader, show, states } from "#src/testing/loader.ts";

/** A widget's own answer to what the shopper does where its code does not come. */

const showMissing = () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const assign = vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  const fallBack = vi.fn();
  show(host(`${LINK}<input>`), {
    module: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    claims: "a",
    ownsKey: ({ key }) => key === "Enter",
    fallBack,
  });
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
