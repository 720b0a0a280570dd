import type { Session } from "./model.ts";

export interface LoggedRequest {
  at: string;
  action: string;
  method: string;
  url: string;
  payload: string;
  status: number;
  contentType: string;
  answer: string;
  fault: string | null;
  durationMs: number;
}

const KEPT = 300;
const ANSWER_CHARACTERS = 4000;

export const logRequest = (session: Session, entry: LoggedRequest): void => {
  session.requests.push({ ...entry, answer: entry.answer.slice(0, ANSWER_CHARACTERS) });
  if (session.requests.length > KEPT) session.requests.splice(0, session.requests.length - KEPT);
};
