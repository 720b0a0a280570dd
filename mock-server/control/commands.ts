import type { Db, Session } from "#mock/db.ts";
import { faultKinds, isFaultKind } from "#mock/faults.ts";
import { expireNonces } from "#mock/nonces.ts";
import { enterScenario, isScenario, scenarios } from "#mock/scenarios.ts";
import { resetSession } from "#mock/session.ts";

type Input = Readonly<Record<string, string>>;

export type CommandOutcome = { isDone: true; now: string } | { isDone: false; problem: string };
export type Command = (session: Session, input: Input, db: Db) => CommandOutcome;

const done = (now: string): CommandOutcome => ({ isDone: true, now });
const refused = (problem: string): CommandOutcome => ({ isDone: false, problem });

const scenario: Command = (session, { name = "" }, db) => {
  if (!isScenario(name))
    return refused(`Unknown scenario "${name}". Use one of: ${Object.keys(scenarios).join(", ")}.`);
  enterScenario(db, session, name);
  return done(`Scenario ${name}.`);
};

const latency: Command = (session, { ms = "", action = "*" }) => {
  const delayMs = Number(ms);
  if (ms === "" || !(delayMs >= 0)) return refused(`Cannot wait "${ms}" ms. Use a number of 0 or more.`);
  session.latencyMs.set(action || "*", delayMs);
  return done(`${action || "*"} waits ${delayMs} ms.`);
};

const fail: Command = (session, { action = "", kind = "", times = "1", applied = "" }) => {
  if (!isFaultKind(kind)) return refused(`Unknown kind "${kind}". Use one of: ${faultKinds.join(", ")}.`);
  const count = Number(times);
  if (!action || !(count > 0)) return refused("A failure needs an action (or *) and times above 0.");
  session.faults.push({ action, kind, times: count, isApplied: applied === "true" || applied === "on" });
  return done(`The next ${count} calls of ${action} fail with ${kind}.`);
};

const stock: Command = (session, { id = "", quantity = "" }) => {
  const left = Number(quantity);
  if (!Number(id) || quantity === "" || !(left >= 0))
    return refused("Stock needs a product or variation id and a quantity.");
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
