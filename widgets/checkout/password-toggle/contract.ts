// Spec 2 and 4, password field; contract 4.4.
import { ContractError } from "#src/errors.ts";
import { passwordTexts } from "#src/platform/page-settings.ts";

export interface PasswordToggleProps {
  input: HTMLInputElement;
  /** Labels of the button: what it would do next. */
  show: string;
  hide: string;
}

export const readProps = (input: HTMLElement): PasswordToggleProps => {
  if (input instanceof HTMLInputElement) return { input, ...passwordTexts() };
  throw new ContractError(
    `Cannot add the password button: expected an <input type="password">, got <${input.localName}>. Put the widget's name on the field itself.`,
  );
};
