import ky, { TimeoutError } from "ky";
import * as v from "valibot";
import { PlatformError } from "#src/errors.ts";

declare global {
  interface Document {
    /** True while the browser prepares a page for a press that may never come. */
    readonly prerendering?: boolean;
  }
}

/** The one HTTP client: every request of the bundle goes through `send`. */

/** Long enough for a slow phone's upload, and short enough for a button that waits. */
const TIMEOUT_MS = 30_000;

/** Browsers allow requests with `keepalive` 64 KiB in all and refuse larger ones, even on a page that stays. */
const MAX_KEPT_BYTES = 60_000;

export interface RequestOptions {
  /** @default "POST" */
  method?: "GET" | "POST";
  /** A text is JSON, and says so in a header. */
  body?: URLSearchParams | FormData | string;
  headers?: Readonly<Record<string, string>>;
  /** @default 30000 */
  timeoutMs?: number;
  /** Lets the request outlive the page, for a shopper who moves on at once. */
  keepalive?: boolean;
  /** An aborted request rejects with the signal's reason, which is no failure to report. */
  signal?: AbortSignal;
}

// By this header the platform's server tells script requests from page views. Other hosts would have to allow it.
const HEADERS = { "X-Requested-With": "XMLHttpRequest" };

const isOwnHost = (url: string): boolean => new URL(url, document.baseURI).origin === location.origin;

/** Query parameters by which an address makes the shop do something, and do it again. */
const ACTION = /^(add.to.|remove_|undo_|_wp)/;

export const withoutActions = (href: string): URL => {
  const url = new URL(href, document.baseURI);
  for (const name of [...url.searchParams.keys()]) if (ACTION.test(name)) url.searchParams.delete(name);
  return url;
};

const failureOf = (error: unknown, url: string): PlatformError => {
  if (error instanceof PlatformError) return error;
  if (error instanceof TimeoutError) {
    return new PlatformError("timeout", `${url} did not answer in time. Check the server or raise its limit.`, {
      cause: error,
    });
  }
  return new PlatformError("network", `${url} could not be reached. Check the connection and the address.`, {
    cause: error,
  });
};

/**
 * Resolves with the text of the answer. A page that the browser only prepares asks nothing until it is seen.
 * @throws PlatformError without an answer or with one outside 200-299. An abort rejects with its own reason.
 */
export const send = async (url: string, options: RequestOptions): Promise<string> => {
  const { method = "POST", body = null, headers, timeoutMs = TIMEOUT_MS, keepalive = false, signal = null } = options;
  if (document.prerendering) await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve));
  try {
    const request = ky(url, {
      retry: 0,
      cache: "no-store",
      throwHttpErrors: false,
      method,
      headers: { ...(isOwnHost(url) && HEADERS), ...headers },
      timeout: timeoutMs,
      body,
      signal,
      fetch: (request) =>
        fetch(request, {
          // Not in the request: Firefox 153 forgets it there when `fetch` copies the request.
          keepalive: keepalive && `${body}`.length < MAX_KEPT_BYTES,
          // The shop redirects to the referrer and does what that address asks for: the page's own may contain an add.
          ...(method === "GET" && { referrer: withoutActions(url).href }),
        }),
    });
    const { ok, status } = await request;
    // Not `response.text()`: this reading has the time limit too, and an answer may stop half-way.
    const text = await request.text();
    if (ok) return text;
    throw new PlatformError("http", `${url} answered ${status}. Check the server's log.`, { status, body: text });
  } catch (error) {
    throw signal?.aborted ? signal.reason : failureOf(error, url);
  }
};

/** Accepts PHP's warnings before the answer or a cache's remarks after it, not both: a page with JSON in it has both. */
const parseJson = (answer: string): unknown => {
  // The empty lines at the end of some theme files are no warning.
  const text = answer.trim();
  try {
    return JSON.parse(text);
  } catch {
    const start = text.indexOf('{"');
    return JSON.parse(start > 0 ? text.slice(start) : text.slice(0, text.lastIndexOf("}") + 1));
  }
};

/**
 * Reads an answer. `source` names in messages what gave it: an address or an action.
 * @throws PlatformError "not-json" for HTML, cut-off or empty answers, "shape" for JSON of another form.
 */
export const readJson = <Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  source: string,
): v.InferOutput<Schema> => {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (cause) {
    const got = text.trim().slice(0, 60);
    throw new PlatformError(
      "not-json",
      `${source} should answer JSON, got "${got}". Look for PHP notices or a firewall page.`,
      { body: text, cause },
    );
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new PlatformError(
    "shape",
    `${source} answered JSON of another shape: ${issue.message}. Look for a plugin that changes it.`,
    { body: text },
  );
};
