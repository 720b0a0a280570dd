import { http, type RequestHandler } from "msw";
import { htmlResponse, jsonResponse, redirectTo } from "#mock/platform-response.ts";
import { openVisit, type Visit } from "#mock/session.ts";
import type { Shop } from "#mock/shop.ts";
import { viewCart } from "#mock/totals.ts";
import { FLAGS_COOKIE, flagsInForce } from "#theme/flags.ts";
import { type Command, type CommandOutcome, commands } from "./commands.ts";
import { controlPage } from "./control-page.ts";

const fieldsInJson = (text: string): Record<string, string> | undefined => {
  try {
    const parsed: unknown = text ? JSON.parse(text) : {};
    return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
};

/** Forms post fields, tests post JSON; both mean the same command. */
const obey = async (request: Request, act: (input: Record<string, string>) => CommandOutcome) => {
  const text = await request.text();
  const isJson = request.headers.get("content-type")?.includes("json");
  const input = isJson ? fieldsInJson(text) : Object.fromEntries(new URLSearchParams(text));
  if (input) return act(input);
  return {
    isDone: false,
    problem: `Cannot read "${text}": expected a JSON object such as {"name":"two-items"}.`,
  } as const;
};

const answer = (request: Request, outcome: CommandOutcome, setCookies: string[]): Response => {
  const wantsPage = request.headers.get("accept")?.includes("text/html") ?? false;
  const response =
    wantsPage && outcome.isDone
      ? redirectTo(`${new URL(request.url).origin}/__mock`)
      : jsonResponse(outcome, outcome.isDone ? 200 : 400);
  for (const line of setCookies) response.headers.append("set-cookie", line);
  return response;
};

const visitOf = (shop: Shop, request: Request): Visit => openVisit(shop.db, request, shop.sharedVisitor);

const commandHandler = (shop: Shop, [name, command]: [string, Command]): RequestHandler =>
  http.post(`*/__mock/api/${name}`, async ({ request }) => {
    const { session, setCookies } = visitOf(shop, request);
    const outcome = await obey(request, (input) => command(session, input, shop.db));
    return answer(request, outcome, setCookies);
  });

/** Controls only the caller's own visit, the session behind its cookie. */
export const controlHandlers = (shop: Shop): RequestHandler[] => [
  ...Object.entries(commands).map((entry) => commandHandler(shop, entry)),
  http.get("*/__mock/api/requests", ({ request }) => jsonResponse(visitOf(shop, request).session.requests)),
  http.get("*/__mock/api/cart", ({ request }) => jsonResponse(viewCart(shop.db, visitOf(shop, request).session))),
  http.get("*/__mock", ({ request }) => {
    const { session, cookies, setCookies } = visitOf(shop, request);
    const flags = flagsInForce(cookies.get(FLAGS_COOKIE) ?? "", session.flags);
    const response = htmlResponse(controlPage(session, viewCart(shop.db, session), flags));
    for (const line of setCookies) response.headers.append("set-cookie", line);
    return response;
  }),
];
