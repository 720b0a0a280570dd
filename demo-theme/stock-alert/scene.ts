import type { NonceAction } from "#mock/db.ts";
import type { Flags } from "#theme/flags.ts";

/** What the back-in-stock plugin's templates may know, on pages and in popups. */
export interface AlertScene {
  nonce: (action: NonceAction) => string;
  /** How the shop has set the plugin up: `popup,phone,optional-phone,quantity,agree,recaptcha,verify,score,turnstile,rest`. */
  options: ReadonlySet<string>;
}

export const alertOptions = (words: string): ReadonlySet<string> => new Set(words.split(",").filter(Boolean));

/** The scene of a page. */
export const alertScene = ({ nonce, flags }: { nonce: AlertScene["nonce"]; flags: Flags }): AlertScene => ({
  nonce,
  options: alertOptions(flags.alert),
});
