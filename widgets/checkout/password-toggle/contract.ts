// Spec 2 and 4, password field; shop contract 4.4.
import { unreadable } from "#src/errors.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";

export interface PasswordToggleProps {
  input: HTMLInputElement;
  /** The button's label while the password is hidden; `hide` while it is shown. */
  show: string;
  hide: string;
}

export const readProps = (input: HTMLElement): PasswordToggleProps => {
  if (!(input instanceof HTMLInputElement))
    throw unreadable("the password", 'an <input type="password">', input.localName);
  const params = pageGlobal("woocommerce_params");
  return {
    input,
    show: String(params.i18n_password_show || "Show password"),
    hide: String(params.i18n_password_hide || "Hide password"),
  };
};
