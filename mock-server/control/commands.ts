import { actionNames } from "#mock/action-names.ts";
import type { Db } from "#mock/db.ts";
import { faultKinds, isFaultKind } from "#mock/faults.ts";
import type { Session } from "#mock/model.ts";
import { expireNonces } from "#mock/nonces.ts";
import { enterScenario, isScenario, scenarios } from "#mock/scenarios.ts";
import { resetSession } from "#mock/session.ts";

type Input = Readonly<Record<string, string>>;

export type CommandOutcome = { isDone: true; now: string } | { isDone: false; problem: string };
export type Command = (session: Session, input: Input, db: Db) => CommandOutcome;

const done = (now: string): CommandOutcome => ({ isDone: true, now });
const refused = (problem: string): CommandOutcome => ({ isDone: false, problem });

/** The complaint about a name that is not one of the known ones. */
const unknown = (what: string, name: string, known: readonly string[]): CommandOutcome =>
  refused(`Unknown ${what} "${name}". Use one of: ${known.join(", ")}.`);

const scenario: Command = (session, { name = "" }, db) => {
  if (!isScenario(name)) return unknown("scenario", name, Object.keys(scenarios));
  enterScenario(db, session, name);
  return done(`Scenario ${name}.`);
};

const latency: Command = (session, { ms = "", action = "*" }) => {
  if (!actionNames.includes(action)) return unknown("action", action, actionNames);
  const delayMs = Number(ms);
  if (ms === "" || !(delayMs >= 0)) return refused(`Cannot wait "${ms}" ms. Use a number of 0 or more.`);
  session.latencyMs.set(action, delayMs);
  return done(`${action} waits ${delayMs} ms.`);
};

const fail: Command = (session, { action = "", kind = "", times = "1", applied = "" }) => {
  if (!isFaultKind(kind)) return unknown("kind", kind, faultKinds);
  if (!actionNames.includes(action)) return unknown("action", action, actionNames);
  const count = Number(times);
  if (!(count > 0)) return refused(`Cannot fail "${times}" times. Use a number above 0.`);
  session.faults.push({ action, kind, times: count, isApplied: applied === "true" || applied === "on" });
  return done(`The next ${count} calls of ${action} fail with ${kind}.`);
};

const stock: Command = (session, { id = "", quantity = "" }, db) => {
  if (!(db.product(Number(id)) ?? db.variation(Number(id))))
    return refused(`Unknown product "${id}". Use the id of a product or variation, such as 101.`);
  const left = Number(quantity);
  if (quantity === "" || !(left >= 0)) return refused(`Cannot leave "${quantity}" pieces. Use a number of 0 or more.`);
  session.stockLeft.set(Number(id), left);
  return done(`${left} of ${id} left.`);
};

export const commands: Readonly<Record<string, Command>> = {
  scenario,
  latency,
  fail,
  stock,
  "expire-nonces": (session) => {
    expireNonces(session);
    return done("All nonces printed so far have expired.");
  },
  "clear-faults": (session) => {
    session.faults = [];
    session.latencyMs.clear();
    return done("No faults, no latency.");
  },
  "clear-requests": (session) => {
    session.requests = [];
    return done("Log emptied.");
  },
  reset: (session) => {
    resetSession(session);
    return done("A fresh visitor.");
  },
};
