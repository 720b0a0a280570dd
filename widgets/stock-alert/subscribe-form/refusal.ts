/** What the shop says when it has not taken a subscription; undefined where its general words for security stand in. */
export type Refusal = { html: string } | { text: string } | undefined;

const SECURITY_CODES: readonly unknown[] = ["rest_cookie_invalid_nonce", "cwg_nonce_verify_failed"];

interface RefusedAnswer {
  msg?: unknown;
  message?: unknown;
  code?: unknown;
}

const parse = (body: string): RefusedAnswer | null | undefined => {
  try {
    return JSON.parse(body);
  } catch {
    // A body that is no JSON is shown as it is.
    return undefined;
  }
};

/** The code of a refusal for reasons of security, or -1; undefined for all others. */
export const securityCode = (body: string): string | undefined => {
  const { code, msg } = parse(body) ?? {};
  if (SECURITY_CODES.includes(code)) return String(code);
  return (msg ?? body.trim()) === "-1" ? "-1" : undefined;
};

/** What of a page, such as a firewall sends, is meant for the browser alone. */
const UNSEEN = /<(style|title)\b.*?<\/\1>/gis;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value !== "-1";

/**
 * Spec 8: a refusal for reasons of security has a text of its own; one with status 403 brings its text along. For all
 * others the shop has no words but the general ones.
 */
export const readRefusal = (status: number, body: string): Refusal => {
  if (securityCode(body) !== undefined || status !== 403) return undefined;
  const answer = parse(body);
  if (isText(answer?.msg)) return { html: answer.msg };
  if (isText(answer?.message)) return { text: answer.message };
  return body.trim() === "" ? undefined : { text: body.replace(UNSEEN, "") };
};
