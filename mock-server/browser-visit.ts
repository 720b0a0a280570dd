import { Window } from "happy-dom";
import { getResponse } from "msw";
import { controlHandlers } from "./control/control-handlers.ts";
import { createHandlers } from "./create-handlers.ts";
import { createDb } from "./db.ts";

export interface BrowserVisit {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (path: string, body: string | FormData, headers?: Record<string, string>) => Promise<Response>;
  cookies: Map<string, string>;
}

const ORIGIN = "https://shop.example";

const keepCookies = (cookies: Map<string, string>, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; expires=[^;]* 1970/.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
};

const { DOMParser } = new Window();

/** Reads what a visit has brought, a whole page or a part of one. */
export const parse = (markup: string) => new DOMParser().parseFromString(`<body>${markup}</body>`, "text/html");

/** A visitor with a cookie jar who asks the handlers directly and does not follow redirects. */
export const startBrowserVisit = (db = createDb()): BrowserVisit => {
  const shop = { db };
  const handlers = [...controlHandlers(shop), ...createHandlers(shop)];
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>): Promise<Response> => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(new URL(path, ORIGIN), { ...init, headers: { ...headers, cookie: jar } });
    const response = await getResponse(handlers, request, { baseUrl: ORIGIN });
    if (!response) throw new Error(`[mock-server] Nothing answered ${path}. Check the handlers' order.`);
    keepCookies(cookies, response);
    return response;
  };
  const formType = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" };
  return {
    cookies,
    get: (path, headers = {}) => ask(path, {}, headers),
    post: (path, body, headers = {}) =>
      ask(path, { method: "POST", body }, { ...(typeof body === "string" && formType), ...headers }),
  };
};
