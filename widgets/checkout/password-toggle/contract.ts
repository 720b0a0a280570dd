// Spec 2 and 4, password field; contract 4.4.
import { unreadable } from "#src/errors.ts";
import { passwordTexts } from "#src/platform/page-settings.ts";

export interface PasswordToggleProps {
  input: HTMLInputElement;
  /** Labels of the button: what it would do next. */
  show: string;
  hide: string;
}

export const readProps = (input: HTMLElement): PasswordToggleProps => {
  if (input instanceof HTMLInputElement) return { input, ...passwordTexts() };
  throw unreadable("the password", 'an <input type="password">', input.localName);
};
