import type { Session } from "./model.ts";

export const faultKinds = [
  "403",
  "500",
  "hang",
  "abort",
  "html",
  "truncated",
  "empty",
  "0",
  "-1",
  "success-false",
  "empty-fragments",
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** An endpoint's or page action's name, or `*` for all but pages and bundle files. */
  action: string;
  kind: FaultKind;
  times: number;
  /** True: the shop does the work and only its answer breaks. */
  isApplied: boolean;
}

export const isFaultKind = (value: string): value is FaultKind => faultKinds.some((kind) => kind === value);

/** `*` covers the shopper's actions; loading pages and bundle files must be named. */
const covers = (pattern: string, action: string): boolean =>
  pattern === action || (pattern === "*" && action !== "page" && action !== "bundle");

/** Takes the first planned failure of this action and counts it down. */
export const takeFault = (session: Session, action: string): Fault | undefined => {
  const fault = session.faults.find((candidate) => covers(candidate.action, action));
  if (!fault) return undefined;
  fault.times -= 1;
  session.faults = session.faults.filter(({ times }) => times > 0);
  return fault;
};

export const latencyOf = (session: Session, action: string): number =>
  session.latencyMs.get(action) ?? (covers("*", action) ? session.latencyMs.get("*") : undefined) ?? 0;

/** Longer than any client waits. */
const HANG_MS = 120_000;

/** Stays unanswered until the client gives up. */
const hang = (signal: AbortSignal): Promise<Response> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(new Response("", { status: 504 })), HANG_MS);
    timer.unref();
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(Response.error());
    });
  });

const html = { "content-type": "text/html; charset=UTF-8" };
const json = { "content-type": "application/json; charset=UTF-8" };

const brokenAnswers: Record<Exclude<FaultKind, "hang" | "truncated">, () => Response> = {
  "403": () => new Response("<h1>403 Forbidden</h1>", { status: 403, headers: html }),
  "500": () => new Response("<p>There has been a critical error on this website.</p>", { status: 500, headers: html }),
  abort: () => Response.error(),
  html: () => new Response("<!doctype html><title>Maintenance</title><p>Briefly unavailable.</p>", { headers: html }),
  empty: () => new Response("", { headers: html }),
  "0": () => new Response("0", { headers: html }),
  "-1": () => new Response("-1", { status: 403, headers: html }),
  "success-false": () => new Response('{"success":false}', { headers: json }),
  "empty-fragments": () => new Response('{"fragments":[],"cart_hash":""}', { headers: json }),
};

export const breakAnswer = async (
  fault: Fault,
  signal: AbortSignal,
  work: () => Promise<Response | undefined>,
): Promise<Response> => {
  const real = fault.isApplied || fault.kind === "truncated" ? await work() : undefined;
  if (fault.kind === "hang") return hang(signal);
  if (fault.kind !== "truncated") return brokenAnswers[fault.kind]();
  const whole = (await real?.text()) ?? "{}";
  return new Response(whole.slice(0, Math.floor(whole.length / 2)), { headers: json });
};
