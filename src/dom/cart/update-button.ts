import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { undoAll } from "#src/dom/undo-all.ts";

/** Disables the cart form's update button until a row changes, as the platform does. Returns the undo. */
export const keepUpdateButton = (host: HTMLElement): (() => void) => {
  const setDisabled = (isDisabled: boolean): void => {
    const button = host.querySelector<HTMLButtonElement>('[name="update_cart"]');
    if (button) button.disabled = isDisabled;
  };
  const enable = (_args: unknown[], { target }: Event) => {
    if ((target as Element).closest(".cart_item")) setDisabled(false);
  };
  // In some browsers typed values survive a reload. Not the boxes beside them, whose value is "on" by itself.
  const fields = [...host.querySelectorAll<HTMLInputElement>('.cart_item input[name$="[qty]"]')];
  setDisabled(fields.every(({ value, defaultValue }) => value === defaultValue));
  return undoAll([listenToPage("input", enable, host), listenToPage("change", enable, host), () => setDisabled(false)]);
};
