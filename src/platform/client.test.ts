import { delay, HttpResponse, http } from "msw";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { PlatformError } from "#src/errors.ts";
import { server } from "#src/testing/server.ts";
import { readJson, send } from "./client.ts";

const URL_UNDER_TEST = "https://shop.example/?wc-ajax=add_to_cart";

const answer = (respond: (request: Request) => Response | Promise<Response>) => {
  server.use(http.all("https://shop.example/", ({ request }) => respond(request)));
};

const failureOf = async (request: Promise<unknown>): Promise<PlatformError> => {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof PlatformError) return error;
  throw new Error(`Expected a PlatformError, got ${String(error)}`);
};

it("says that a script asks, and posts unless told otherwise", async () => {
  let seen: Request | undefined;
  answer((request) => {
    seen = request;
    return HttpResponse.text("fine");
  });
  const text = await send(URL_UNDER_TEST, { body: new URLSearchParams({ product_id: "12" }) });
  expect(text).toBe("fine");
  expect(seen?.method).toBe("POST");
  expect(seen?.headers.get("X-Requested-With")).toBe("XMLHttpRequest");
  expect(seen?.headers.get("Content-Type")).toBe("application/x-www-form-urlencoded;charset=UTF-8");
  expect(await seen?.text()).toBe("product_id=12");
});

it.each([
  ["keeps a request", 50_000, true],
  ["does not keep one that browsers would refuse", 70_000, false],
])(
  "%s past the page, and tells `fetch` itself, since Firefox forgets what the `Request` says",
  async (_what, size, isKept) => {
    answer(() => HttpResponse.text("fine"));
    const fetching = vi.spyOn(globalThis, "fetch");
    await send(URL_UNDER_TEST, { body: "x".repeat(size), keepalive: true });
    expect(fetching.mock.lastCall?.[1]?.keepalive).toBe(isKept);
    fetching.mockRestore();
  },
);

it("names, where it follows a link, no address to which the shop would go back to do something", async () => {
  answer(() => HttpResponse.text("fine"));
  const fetching = vi.spyOn(globalThis, "fetch");
  await send("https://shop.example/?remove_item=abc&_wpnonce=1&lang=de", { method: "GET" });
  expect(fetching.mock.lastCall?.[1]?.referrer).toBe("https://shop.example/?lang=de");
  await send(URL_UNDER_TEST, {});
  expect(fetching.mock.lastCall?.[1]).not.toHaveProperty("referrer");
  fetching.mockRestore();
});

it("asks nothing from a page that the browser only prepares, until it is seen", async () => {
  answer(() => HttpResponse.text("fine"));
  const fetching = vi.spyOn(globalThis, "fetch");
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const sent = send(URL_UNDER_TEST, {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetching).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(await sent).toBe("fine");
  fetching.mockRestore();
});

it("asks once, also where the shop fails", async () => {
  let requests = 0;
  answer(() => {
    requests += 1;
    return new HttpResponse("", { status: 503 });
  });
  await failureOf(send(URL_UNDER_TEST, { method: "GET" }));
  expect(requests).toBe(1);
});

it.each([
  [403, "text/html", "-1", "-1"],
  [400, "text/html", "0", "0"],
  [500, "text/html", "<p>There has been a critical error.</p>", "<p>There has been a critical error.</p>"],
  [500, "text/html", "", ""],
  [403, "application/json", '{"code":"rest_cookie_invalid_nonce"}', '{"code":"rest_cookie_invalid_nonce"}'],
])("keeps status %i and the body of a %s answer", async (status, type, sent, body) => {
  answer(() => new HttpResponse(sent, { status, headers: { "Content-Type": type } }));
  const error = await failureOf(send(URL_UNDER_TEST, {}));
  expect(error).toMatchObject({ kind: "http", status, body });
  expect(error.message).toBe(`${URL_UNDER_TEST} answered ${status}. Check the server's log.`);
});

it("gives up after the limit", async () => {
  answer(async () => {
    await delay("infinite");
    return HttpResponse.text("too late");
  });
  expect(await failureOf(send(URL_UNDER_TEST, { timeoutMs: 40 }))).toMatchObject({ kind: "timeout", status: 0 });
});

it("tells an unreachable shop from a shop that refuses", async () => {
  answer(() => HttpResponse.error());
  const error = await failureOf(send(URL_UNDER_TEST, {}));
  expect(error).toMatchObject({ kind: "network", status: 0, body: "" });
  expect(error.cause).toBeDefined();
});

it("rejects an aborted request with the signal's own reason: nobody has failed", async () => {
  answer(async () => {
    await delay("infinite");
    return HttpResponse.text("never");
  });
  const abort = new AbortController();
  const request = send(URL_UNDER_TEST, { signal: abort.signal });
  const reason = new Error("a newer search");
  setTimeout(() => abort.abort(reason));
  await expect(request).rejects.toBe(reason);
});

const cart = v.object({ cart_hash: v.string() });

it.each([
  ["HTML", "<!doctype html><title>Just a moment…</title>", "not-json"],
  ["truncated JSON", '{"cart_hash":"ab', "not-json"],
  ["an empty body", "", "not-json"],
  ["a page with JSON in it", '<script>var a = {"cart_hash":"ab"};</script><p>Log in</p>', "not-json"],
  ["the answer 0", "0", "shape"],
  ["JSON of another shape", '{"success":false}', "shape"],
  ["null", "null", "shape"],
] as const)("does not take %s for an answer", (_case, text, kind) => {
  const read = () => readJson(cart, text, URL_UNDER_TEST);
  expect(read).toThrow(PlatformError);
  expect(read).toThrow(expect.objectContaining({ kind, body: text }));
  expect(read).toThrow(URL_UNDER_TEST);
});

it("reads the answer behind PHP's warnings, or before a cache's remark: what it tells has happened", () => {
  const warning = "<br />\n<b>Warning</b>: Undefined array key {x} in <b>plugin.php</b> on line <b>3</b><br />\n";
  expect(readJson(cart, `${warning}{"cart_hash":"ab"}`, URL_UNDER_TEST)).toEqual({ cart_hash: "ab" });
  const comment = "\n<!-- Performance optimized by a cache -->";
  expect(readJson(cart, `{"cart_hash":"ab"}${comment}`, URL_UNDER_TEST)).toEqual({ cart_hash: "ab" });
  expect(readJson(cart, `\n\n{"cart_hash":"ab"}${comment}`, URL_UNDER_TEST)).toEqual({ cart_hash: "ab" });
});

it("reads JSON of the wanted shape", () => {
  expect(readJson(cart, ' {"cart_hash":"ab","extra":1}', URL_UNDER_TEST)).toEqual({ cart_hash: "ab" });
});

it("gives up on an answer whose body never ends", async () => {
  const stalled = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"cart_')) });
  answer(() => new HttpResponse(stalled));
  expect(await failureOf(send(URL_UNDER_TEST, { timeoutMs: 40 }))).toMatchObject({ kind: "timeout" });
}, 1000);

it("takes an answer that breaks off for no answer", async () => {
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"cart_'));
      setTimeout(() => stream.error(new Error("connection lost")), 10);
    },
  });
  answer(() => new HttpResponse(broken));
  expect(await failureOf(send(URL_UNDER_TEST, {}))).toMatchObject({ kind: "network" });
});
