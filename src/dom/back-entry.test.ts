import { afterEach, expect, it, vi } from "vitest";
import { closeAndFollow, holdBackEntry } from "./back-entry.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("follows a link after the step back is over, as browsers scroll once they have told of it", async () => {
  // A library's own Promise in the page's place may lack it.
  vi.spyOn(Promise, "withResolvers").mockImplementation(() => {
    throw new TypeError("Promise.withResolvers is not a function");
  });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  vi.spyOn(history, "back").mockImplementation(() => undefined);
  const seen: number[] = [];
  window.addEventListener("storefront:popstate", () => setTimeout(() => seen.push(assign.mock.calls.length)), {
    once: true,
  });
  const release = holdBackEntry(() => undefined);
  expect(closeAndFollow(release, "#part")).toBe(true);
  window.dispatchEvent(new PopStateEvent("popstate"));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("#part"));
  // The browser's next task comes before the link.
  expect(seen).toEqual([0]);
});
