import { createHash } from "node:crypto";
import type { NonceAction, Session } from "./model.ts";

const nonceOf = (session: Session, action: NonceAction, generation: number): string =>
  createHash("md5").update(`${session.id}|${action}|${generation}`).digest("hex").slice(0, 10);

export const freshNonce = (session: Session, action: NonceAction): string =>
  nonceOf(session, action, session.nonceGeneration);

export const expiredNonce = (session: Session, action: NonceAction): string =>
  nonceOf(session, action, session.nonceGeneration - 1);

export const isValidNonce = (session: Session, action: NonceAction, nonce: string | null): boolean =>
  nonce === freshNonce(session, action);

export const expireNonces = (session: Session): void => {
  session.nonceGeneration += 1;
};
