import { expect, it, vi } from "vitest";

// A file of its own: other tests would load their code anew too.
it("makes wishes in their order, whichever of several loads of the code is over first", async () => {
  const made: string[] = [];
  const module = { add: () => made.push("add"), remove: () => made.push("remove") };
  const arrivals: (() => void)[] = [];
  vi.resetModules();
  (await import("./public-api.ts")).publishApi("1.2.3", new Promise(() => {}));
  const call = (name: "add" | "remove") => {
    vi.resetModules();
    vi.doMock("./wishlist-api.ts", () => new Promise((resolve) => arrivals.push(() => resolve(module))));
    return window.StorefrontWidgets?.wishlist[name](12);
  };
  const added = call("add");
  await vi.waitFor(() => expect(arrivals).toHaveLength(1));
  const removed = call("remove");
  const second = import("./wishlist-api.ts");
  await vi.waitFor(() => expect(arrivals).toHaveLength(2));
  arrivals[1]?.();
  await second;
  arrivals[0]?.();
  await Promise.all([added, removed]);
  vi.doUnmock("./wishlist-api.ts");
  expect(made).toEqual(["add", "remove"]);
});
