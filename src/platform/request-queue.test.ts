import fc from "fast-check";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createRequestQueue } from "./request-queue.ts";

const tick = () => new Promise<void>((resolve) => setTimeout(resolve));

const quietQueue = () => createRequestQueue(() => undefined);

const ends: (() => void)[] = [];

// A queue that stays busy would answer the next test's `pageshow`.
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A request that ends when the test says so, or with the test. */
const openRequest = () => {
  let succeed: (answer: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const request = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        succeed = resolve;
        fail = reject;
      }),
  );
  ends.push(() => succeed(""));
  return { request, succeed: (answer = "") => succeed(answer), fail: (error: Error) => fail(error) };
};

it("sends one request at a time, in the order they were asked for", async () => {
  const enqueue = quietQueue();
  const [first, second] = [openRequest(), openRequest()];
  const answers = Promise.all([enqueue(first.request), enqueue(second.request)]);
  await tick();
  expect(first.request).toHaveBeenCalledOnce();
  expect(second.request).not.toHaveBeenCalled();
  first.succeed("one");
  await tick();
  expect(second.request).toHaveBeenCalledOnce();
  second.succeed("two");
  expect(await answers).toEqual(["one", "two"]);
});

it("waits for the end of the caller's turn before it sends", async () => {
  const { request } = openRequest();
  void quietQueue()(request);
  expect(request).not.toHaveBeenCalled();
  await tick();
  expect(request).toHaveBeenCalledOnce();
});

it("hands a failure to who asked and goes on with the next", async () => {
  const enqueue = quietQueue();
  const failed = enqueue(() => Promise.reject(new Error("offline")));
  const next = enqueue(async () => "here");
  await expect(failed).rejects.toThrow("offline");
  expect(await next).toBe("here");
});

it("says when it becomes busy and when it is free, once for a row of requests", async () => {
  const onBusyChange = vi.fn();
  const enqueue = createRequestQueue(onBusyChange);
  await Promise.allSettled([
    enqueue(async () => 1),
    enqueue(() => Promise.reject(new Error("no"))),
    enqueue(async () => 3),
  ]);
  await tick();
  expect(onBusyChange.mock.calls).toEqual([[true], [false]]);
  await enqueue(async () => 4);
  await tick();
  expect(onBusyChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});

it("is free, and has said so, when the last answer is handed over", async () => {
  const isBusy = vi.fn();
  const enqueue = createRequestQueue(isBusy);
  const seen = [enqueue(async () => 1), enqueue(async () => 2)].map(async (answer) => {
    await answer;
    return isBusy.mock.lastCall;
  });
  expect(await Promise.all(seen)).toEqual([[true], [false]]);
});

it("takes a request that throws at once for a failed one", async () => {
  const enqueue = quietQueue();
  const failed = enqueue(() => {
    throw new Error("no address");
  });
  await expect(failed).rejects.toThrow("no address");
  expect(await enqueue(async () => "next")).toBe("next");
});

it("takes requests that are asked for from inside a request, after those that wait", async () => {
  const enqueue = quietQueue();
  const order: string[] = [];
  let inner: Promise<unknown> = Promise.resolve();
  const outer = enqueue(async () => {
    order.push("outer");
    inner = enqueue(async () => order.push("inner"));
  });
  const waiting = enqueue(async () => order.push("waiting"));
  await Promise.all([outer, waiting]);
  await inner;
  expect(order).toEqual(["outer", "waiting", "inner"]);
});

const leave = () => window.dispatchEvent(new Event("pagehide"));
const comeBack = (persisted = false) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("sends at once what still waits when the page is left, and what is asked for then", async () => {
  const onBusyChange = vi.fn();
  const enqueue = createRequestQueue(onBusyChange);
  const [first, second, third, fourth] = [openRequest(), openRequest(), openRequest(), openRequest()];
  const waiting = [enqueue(first.request), enqueue(second.request), enqueue(third.request)];
  await tick();
  leave();
  expect(second.request).toHaveBeenCalledOnce();
  expect(third.request).toHaveBeenCalledOnce();
  const last = enqueue(fourth.request);
  expect(fourth.request).toHaveBeenCalledOnce();
  comeBack();
  for (const { succeed } of [first, second, third]) succeed();
  await Promise.all(waiting);
  expect(onBusyChange.mock.calls).toEqual([[true]]);
  fourth.succeed();
  await last;
  expect(onBusyChange.mock.calls).toEqual([[true], [false]]);
});

it("is free again on a page that comes back after a request of its last moment", async () => {
  const onBusyChange = vi.fn();
  const enqueue = createRequestQueue(onBusyChange);
  leave();
  expect(await enqueue(async () => "sent")).toBe("sent");
  comeBack();
  await tick();
  expect(onBusyChange.mock.lastCall).toEqual([false]);
  expect(await enqueue(async () => "next")).toBe("next");
});

it("has a page loaded anew that comes back without the answer: Safari and Firefox lose it without a word", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  const enqueue = quietQueue();
  await enqueue(async () => "answered");
  await tick();
  leave();
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
  const open = openRequest();
  void enqueue(open.request);
  await tick();
  // As at the end of the page's first loading.
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  leave();
  comeBack(true);
  expect(reload).toHaveBeenCalledOnce();
});

it("has a page loaded anew that comes back without the answer to a request of its last moment", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  const enqueue = quietQueue();
  leave();
  void enqueue(openRequest().request);
  await tick();
  comeBack(true);
  expect(reload).toHaveBeenCalledOnce();
});

it("goes on one by one on a page that comes back", async () => {
  const onBusyChange = vi.fn();
  const enqueue = createRequestQueue(onBusyChange);
  const [first, second, third] = [openRequest(), openRequest(), openRequest()];
  const answers = [enqueue(first.request), enqueue(second.request)];
  await tick();
  leave();
  comeBack();
  answers.push(enqueue(third.request));
  expect(third.request).not.toHaveBeenCalled();
  second.succeed("two");
  await tick();
  expect(third.request).not.toHaveBeenCalled();
  first.succeed("one");
  await tick();
  expect(third.request).toHaveBeenCalledOnce();
  third.succeed("three");
  expect(await Promise.all(answers)).toEqual(["one", "two", "three"]);
  expect(onBusyChange.mock.calls).toEqual([[true], [false]]);
});

it("never runs two requests side by side nor changes their order, however long they take and however they end", async () => {
  const job = fc.record({ turns: fc.nat(5), fails: fc.boolean(), pauseBefore: fc.nat(4) });
  await fc.assert(
    fc.asyncProperty(fc.array(job, { maxLength: 12 }), async (jobs) => {
      const enqueue = quietQueue();
      const log: string[] = [];
      const outcomes: Promise<unknown>[] = [];
      for (const [number, { turns, fails, pauseBefore }] of jobs.entries()) {
        for (let turn = 0; turn < pauseBefore; turn += 1) await Promise.resolve();
        const outcome = enqueue(async () => {
          log.push(`start ${number}`);
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          log.push(`end ${number}`);
          if (fails) throw new Error(`${number}`);
          return number;
        });
        outcomes.push(outcome.catch((error: Error) => error.message));
      }
      const expected = jobs.map(({ fails }, number) => (fails ? `${number}` : number));
      expect(await Promise.all(outcomes)).toEqual(expected);
      expect(log).toEqual(jobs.flatMap((_job, number) => [`start ${number}`, `end ${number}`]));
    }),
  );
});
