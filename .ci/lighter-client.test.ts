import { fileURLToPath } from "node:url";
import * as library from "ky";
import { build, type Rolldown } from "vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lighterClient } from "./lighter-client.ts";
import { lighterMethods } from "./lighter-libraries.ts";

const load = async (): Promise<typeof library> => {
  const entry = fileURLToPath(import.meta.resolve("ky"));
  const { transform } = lighterMethods;
  const [built] = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [lighterClient, { name: "lighter-methods", transform }],
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  })) as Rolldown.RolldownOutput[];
  const code = built?.output[0].code ?? "";
  return await import(`data:text/javascript,${encodeURIComponent(code)}`);
};

const lighter = await load();

const ADDRESS = "https://shop.example/?wc-ajax=add_to_cart";
const TIMEOUT = 30_000;

type Fetch = (request: Request) => Promise<Response>;

/** An answer whose text stops half-way, until the request is aborted. */
const halfAnswer: Fetch = async ({ signal }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("half"));
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    }),
  );

const untilAborted: Fetch = ({ signal }) =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });

const answers: Record<string, Fetch> = {
  "a text": async () => new Response("yes"),
  "an empty text": async () => new Response(null, { status: 204 }),
  "a refusal": async () => new Response("no", { status: 403 }),
  "a server's failure": async () => new Response("<html>", { status: 503, headers: { "Retry-After": "1" } }),
  "a slow text": () => new Promise((resolve) => setTimeout(resolve, TIMEOUT - 1, new Response("late"))),
  "half a text": halfAnswer,
  "no connection": async () => {
    throw new TypeError("Failed to fetch");
  },
  nothing: untilAborted,
  "nothing at all": () => new Promise(() => {}),
};

const bodies = {
  fields: new URLSearchParams({ product_id: "7", name: "ä" }),
  JSON: '{"id":7}',
  nothing: null,
};

interface Use {
  client: typeof library;
  answer: Fetch;
  body?: BodyInit | null;
  signal?: AbortSignal | null;
}

/** Asks as `src/platform/client.ts` does, and returns all that comes of it. */
const use = async ({ client, answer, body = null, signal = null }: Use): Promise<unknown[]> => {
  const asked: unknown[] = [];
  const tell = async (request: Request) => {
    const { method, url, cache } = request;
    asked.push(method, url, cache, [...request.headers], await request.clone().text());
  };
  try {
    const request = client.default(ADDRESS, {
      retry: 0,
      cache: "no-store",
      throwHttpErrors: false,
      method: body === null ? "GET" : "POST",
      headers: { "X-Requested-With": "XMLHttpRequest" },
      timeout: TIMEOUT,
      body,
      signal,
      fetch: async (input) => {
        await tell(input as Request);
        return answer(input as Request);
      },
    });
    const { ok, status } = await request;
    return [...asked, ok, status, await request.text()];
  } catch (error) {
    // Of other failures our client asks nothing.
    return [...asked, error instanceof client.TimeoutError];
  }
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const useBoth = async (options: Omit<Use, "client">): Promise<unknown[][]> => {
  const both = Promise.all([lighter, library].map((client) => use({ client, ...options })));
  await vi.advanceTimersByTimeAsync(3 * TIMEOUT);
  return both;
};

it.each(Object.entries(answers))("the lighter client takes %s as the library does", async (_what, answer) => {
  const [own, theirs] = await useBoth({ answer, body: bodies.fields });
  expect(own).toEqual(theirs);
});

it.each(Object.entries(bodies))("the lighter client sends %s as the library does", async (_what, body) => {
  const [own, theirs] = await useBoth({ answer: async () => new Response("yes"), body });
  expect(own).toEqual(theirs);
});

it.each([0, 10])("the lighter client gives up when it is told to after %d ms, as the library does", async (delay) => {
  const stop = new AbortController();
  if (delay === 0) stop.abort(new Error("left"));
  else setTimeout(() => stop.abort(new Error("left")), delay);
  const [own, theirs] = await useBoth({ answer: untilAborted, signal: stop.signal });
  expect(own).toEqual(theirs);
});
