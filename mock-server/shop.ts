import type { Db } from "./db.ts";
import { breakAnswer, latencyOf, takeFault } from "./faults.ts";
import { logRequest } from "./request-log.ts";
import { cartCookies, openVisit, type Visit } from "./session.ts";
import { viewCart } from "./totals.ts";

export interface Shop {
  db: Db;
  /** One session for all callers, for tests whose cookies cannot reach the handlers. */
  sharedVisitor?: string;
  /** The module that pages load instead of the built bundle, under `vite dev`. */
  bundleUrl?: string;
}

/** One request to the shop. */
export interface Call {
  shop: Shop;
  visit: Visit;
  request: Request;
  url: URL;
  /** The posted fields; query parameters stay in `url`. */
  fields: URLSearchParams;
  /** True when a page action has put something into the cart. */
  wasAddedWithoutAjax: boolean;
}

/** What the visitor has posted by this name, or "". */
export const field = ({ fields }: Call, name: string): string => fields.get(name) ?? "";

export type Answer = (call: Call) => Response | Promise<Response | undefined> | undefined;

const readFields = async (request: Request): Promise<URLSearchParams> => {
  const type = request.headers.get("content-type") ?? "";
  if (request.method === "GET" || request.method === "HEAD") return new URLSearchParams();
  if (!type.includes("multipart/form-data")) return new URLSearchParams(await request.clone().text());
  const form = await request.clone().formData();
  return new URLSearchParams([...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
};

export const openCall = async (shop: Shop, request: Request): Promise<Call> => ({
  shop,
  visit: openVisit(shop.db, request, shop.sharedVisitor),
  request,
  url: new URL(request.url),
  fields: await readFields(request),
  wasAddedWithoutAjax: false,
});

const wait = (ms: number): Promise<void> => (ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve());

const withCookies = (call: Call, response: Response): Response => {
  if (response.type === "error") return response;
  const { session } = call.visit;
  const lines = [...call.visit.setCookies, ...cartCookies(call.visit, viewCart(call.shop.db, session).hash)];
  for (const line of lines) response.headers.append("set-cookie", line);
  return response;
};

const readAnswer = async (response: Response): Promise<string> => (response.body ? await response.clone().text() : "");

/** Runs the action with the visitor's planned latency and failures. */
export const answerAsPlanned = async (call: Call, action: string, answer: Answer) => {
  const { session } = call.visit;
  await wait(latencyOf(session, action));
  const fault = takeFault(session, action);
  const work = async () => answer(call);
  const response = fault ? await breakAnswer(fault, call.request.signal, work) : await work();
  return { response, fault };
};

/** Runs the action as planned and logs the request. */
export const perform = async (call: Call, action: string, answer: Answer): Promise<Response | undefined> => {
  const { session } = call.visit;
  const startedAt = performance.now();
  const { response, fault } = await answerAsPlanned(call, action, answer);
  if (!response) return undefined;
  logRequest(session, {
    at: new Date().toISOString(),
    action,
    method: call.request.method,
    url: call.url.pathname + call.url.search,
    payload: call.fields.toString(),
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    answer: await readAnswer(response),
    fault: fault?.kind ?? null,
    durationMs: Math.round(performance.now() - startedAt),
  });
  return withCookies(call, response);
};
