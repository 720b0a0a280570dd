/** What the shopper is told when the shop has not taken a subscription. */
export type Refusal = { kind: "security" } | { kind: "html"; html: string } | { kind: "text"; text: string };

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

const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value !== "-1";

/**
 * Spec 8: a refusal for reasons of security has a text of its own; one with status 403 brings its text along. For all
 * others the shop has no words but the general ones.
 */
export const readRefusal = (status: number, body: string): Refusal => {
  if (securityCode(body) !== undefined || status !== 403) return { kind: "security" };
  const answer = parse(body);
  if (isText(answer?.msg)) return { kind: "html", html: answer.msg };
  if (isText(answer?.message)) return { kind: "text", text: answer.message };
  return body.trim() === "" ? { kind: "security" } : { kind: "text", text: body };
};
