import type { NonceAction } from "#mock/model.ts";
import type { AlertOption, Flags } from "#theme/flags.ts";

/** What the back-in-stock plugin's templates need, on pages and in popups. */
export interface AlertScene {
  nonce: (action: NonceAction) => string;
  options: ReadonlySet<AlertOption>;
}

export const alertScene = ({ nonce, flags }: { nonce: AlertScene["nonce"]; flags: Flags }): AlertScene => ({
  nonce,
  options: flags.alert,
});
