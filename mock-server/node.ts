import { createHandlers } from "./create-handlers.ts";
import { createDb } from "./db.ts";
import type { Session } from "./model.ts";
import { createSession, resetSession } from "./session.ts";

const UNIT_TEST_VISITOR = "unit-test";

/** The shop for MSW's `setupServer`. All requests share one visitor; tests read and change its state through `session`. */
export const createMockShop = () => {
  const db = createDb();
  const session: Session = createSession(UNIT_TEST_VISITOR);
  db.sessions.set(UNIT_TEST_VISITOR, session);
  const handlers = createHandlers({ db, sharedVisitor: UNIT_TEST_VISITOR });
  return { db, session, handlers, reset: () => resetSession(session) };
};
