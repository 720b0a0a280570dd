/** The page or the server broke an agreement. The message names what was expected, what was found and the remedy. */
export class ContractError extends Error {
  override name = "ContractError";
}

/** For a setting, an attribute or an argument: what was expected there, and what stands there. */
export const unreadable = (name: string, expected: string, got: unknown): ContractError =>
  new ContractError(`Cannot read ${name}: expected ${expected}, got "${got}". Correct it.`);

/** "shape" is JSON without the expected fields, or a refusal; "stale-nonce" is a nonce refused as too old. */
type PlatformFailure = "network" | "timeout" | "http" | "not-json" | "shape" | "stale-nonce";

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
