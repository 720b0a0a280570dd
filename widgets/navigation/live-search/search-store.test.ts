import * as fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSearchStore, type Results } from "./search-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test says so. */
const createServer = () => {
  const calls: { term: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const ask = (term: string, category: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ term, signal, answer: () => resolve(`${term}|${category}`), fail: () => reject(new Error("down")) });
    });
  return { calls, ask };
};

const setUp = () => {
  const { calls, ask } = createServer();
  const onLoading = vi.fn<(isLoading: boolean) => void>();
  const onResults = vi.fn();
  const store = createSearchStore({ ask, onLoading, onResults });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { calls, onLoading, onResults, store, settle };
};

it("asks 200 ms after the last change, with at least 2 characters", async () => {
  const { calls, store } = setUp();
  store.search("m", "");
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toHaveLength(0);
  store.search("mu", "");
  await vi.advanceTimersByTimeAsync(199);
  store.search("mug", "");
  await vi.advanceTimersByTimeAsync(199);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map(({ term }) => term)).toEqual(["mug"]);
});

it("asks nothing of spaces alone", async () => {
  const { calls, store, onResults } = setUp();
  store.search("   ", "");
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toHaveLength(0);
  expect(onResults).toHaveBeenLastCalledWith({ term: "", html: "" });
});

it("empties the results with fewer characters and cancels what is pending", async () => {
  const { calls, store, onResults, onLoading, settle } = setUp();
  store.search("mug", "");
  await vi.advanceTimersByTimeAsync(200);
  store.search("m", "");
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(onResults).toHaveBeenLastCalledWith({ term: "m", html: "" });
  expect(onLoading).toHaveBeenLastCalledWith(false);
  calls[0]?.answer();
  await settle();
  expect(onResults).toHaveBeenCalledOnce();
  store.search("mu", "");
  store.search("", "");
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(1);
});

it("asks nothing when the shopper types back, for each category by itself", async () => {
  const { calls, store, onResults, settle } = setUp();
  for (const [term, category] of [
    ["mug", ""],
    ["mugs", ""],
    ["mug", "kitchen"],
  ] as const) {
    store.search(term, category);
    await vi.advanceTimersByTimeAsync(200);
    calls.at(-1)?.answer();
    await settle();
  }
  store.search("mug", "");
  expect(onResults).toHaveBeenLastCalledWith({ term: "mug", html: "mug|" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(3);
});

it("asks again for what was answered with nothing", async () => {
  const ask = vi.fn(async () => "");
  const store = createSearchStore({ ask, onLoading: vi.fn(), onResults: vi.fn() });
  for (const term of ["mug", "mugs", "mug"]) {
    store.search(term, "");
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(ask).toHaveBeenCalledTimes(3);
});

it("forgets the answer that was unused for longest", async () => {
  const { calls, store, settle } = setUp();
  const searchFor = async (term: string) => {
    store.search(term, "");
    await vi.advanceTimersByTimeAsync(200);
    calls.at(-1)?.answer();
    await settle();
  };
  await searchFor("first");
  await searchFor("second");
  for (let count = 0; count < 28; count += 1) await searchFor(`term ${count}`);
  store.search("first", "");
  await searchFor("one more");
  const before = calls.length;
  await searchFor("first");
  expect(calls).toHaveLength(before);
  await searchFor("second");
  expect(calls).toHaveLength(before + 1);
});

it("stays silent when a search fails: nothing is shown, nothing loads any more, and the next one is asked again", async () => {
  const { calls, store, onResults, onLoading, settle } = setUp();
  store.search("mug", "");
  await vi.advanceTimersByTimeAsync(200);
  expect(onLoading).toHaveBeenLastCalledWith(true);
  calls[0]?.fail();
  await settle();
  expect(onResults).toHaveBeenLastCalledWith({ term: "mug", html: "" });
  expect(onLoading).toHaveBeenLastCalledWith(false);
  store.search("mug", "");
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toHaveLength(2);
});

/** Types, lets time pass, or lets one of the open requests answer or fail. */
type Step = { kind: "type"; term: string } | { kind: "wait"; ms: number } | { kind: "answer" | "fail"; index: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("type" as const),
    term: fc.constantFrom("m", "mu", "mug", "mugs", "kettle", "ke", ""),
  }),
  fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    kind: fc.constantFrom("answer" as const, "fail" as const),
    index: fc.nat(20),
  }),
);

/** Takes the steps and answers all requests. Returns every result shown for another term than the last one typed. */
const search = async (steps: readonly Step[]) => {
  const { calls, store, onResults, onLoading, settle } = setUp();
  let typed = "";
  const outdated: string[] = [];
  onResults.mockImplementation(({ term, html }: Results) => {
    if (term !== typed || (html && html !== `${typed}|`)) outdated.push(`${html} for ${typed}`);
  });
  for (const action of steps) {
    if (action.kind === "type") {
      typed = action.term;
      store.search(typed, "");
    } else if (action.kind === "wait") {
      await vi.advanceTimersByTimeAsync(action.ms);
    } else {
      calls[action.index % Math.max(1, calls.length)]?.[action.kind]();
      await settle();
    }
  }
  await vi.advanceTimersByTimeAsync(200);
  for (const call of calls.toReversed()) call.answer();
  await settle();
  return { outdated, isLoading: onLoading.mock.lastCall?.[0] ?? false };
};

it("never shows an answer for anything but what was typed last, in whatever order the answers come", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      expect(await search(steps)).toEqual({ outdated: [], isLoading: false });
    }),
    { numRuns: 300 },
  );
});
