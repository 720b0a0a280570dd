/** Two kinds of failure: the page or the server broke an agreement, or a request did not succeed. */

/** The page or the server broke the agreement that a widget relies on. The message says what was expected, got and how to mend it. */
export class ContractError extends Error {
  override name = "ContractError";
}

/** For a setting of the page that holds something else than what a widget can use. */
export const unreadable = (name: string, expected: string, got: unknown): ContractError =>
  new ContractError(`Cannot read ${name}: expected ${expected}, got "${got}". Correct it.`);

/** "shape" is JSON that lacks what was expected, or a refusal; "stale-nonce" what the shop refused as too old. */
export type PlatformFailure = "network" | "timeout" | "http" | "not-json" | "shape" | "stale-nonce";

/** A request to the shop failed. `kind` says how, `status` is 0 when no answer arrived, `body` is the answer's text. */
export class PlatformError extends Error {
  override name = "PlatformError";
  readonly kind: PlatformFailure;
  readonly status: number;
  readonly body: string;

  constructor(
    kind: PlatformFailure,
    message: string,
    details: { status?: number; body?: string; cause?: unknown } = {},
  ) {
    super(message, details);
    this.kind = kind;
    this.status = details.status ?? 0;
    this.body = details.body ?? "";
  }
}
