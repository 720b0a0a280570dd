import type { NonceAction } from "#mock/db.ts";
import type { Flags } from "#theme/flags.ts";

/** What the back-in-stock plugin's templates need, on pages and in popups. */
export interface AlertScene {
  nonce: (action: NonceAction) => string;
  /** The plugin's settings: `popup,phone,optional-phone,quantity,agree,recaptcha,verify,score,turnstile,rest`. */
  options: ReadonlySet<string>;
}

const alertOptions = (words: string): ReadonlySet<string> => new Set(words.split(",").filter(Boolean));

export const alertScene = ({ nonce, flags }: { nonce: AlertScene["nonce"]; flags: Flags }): AlertScene => ({
  nonce,
  options: alertOptions(flags.alert),
});
