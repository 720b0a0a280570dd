import { tryParse } from "#src/try-parse.ts";

/** The shop's words for the shopper. */
export interface ToldAnswer {
  html: string;
  /** True where only the words count, not the markup. */
  isPlain?: true;
}

const SECURITY_CODES: readonly unknown[] = ["rest_cookie_invalid_nonce", "cwg_nonce_verify_failed"];

interface RefusedAnswer {
  msg?: unknown;
  message?: unknown;
  code?: unknown;
}

const parse = (body: string): RefusedAnswer => Object(tryParse(body));

/** The code of a security refusal, or "-1"; undefined for other refusals. */
export const securityCode = (body: string): string | undefined => {
  const { code, msg } = parse(body);
  if (SECURITY_CODES.includes(code)) return String(code);
  return (msg ?? body.trim()) === "-1" ? "-1" : undefined;
};

/** Elements of an HTML page, such as a firewall sends, whose text nobody should read. */
const UNSEEN = /<(style|title)\b.*?<\/\1>/gis;

/** Words for the shopper. */
export const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value !== "-1";

/**
 * The shop's reason for a refused subscription. Spec 8: a refusal with status 403 brings its own text, but security refusals
 * and all others get the general text, for which this returns undefined.
 */
export const readRefusal = (status: number, body: string): ToldAnswer | undefined => {
  if (securityCode(body) || status !== 403) return undefined;
  const answer = parse(body);
  if (isText(answer.msg)) return { html: answer.msg };
  if (isText(answer.message)) return { html: answer.message, isPlain: true };
  return body.trim() ? { html: body.replace(UNSEEN, ""), isPlain: true } : undefined;
};
