import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { undoAll } from "#src/dom/undo-all.ts";

const ROW = ".cart_item";

/** Disables the cart form's update button while no row has changed, as the platform does. Returns the undo. */
export const keepUpdateButton = (host: HTMLElement): (() => void) => {
  const disable = (isDisabled: boolean): void => {
    const button = host.querySelector<HTMLButtonElement>('[name="update_cart"]');
    if (button) button.disabled = isDisabled;
  };
  const enable = (_args: unknown[], { target }: Event) => {
    if ((target as Element).closest(ROW)) disable(false);
  };
  /** Typed values survive a form that is rendered anew, and in some browsers a reload. */
  const look = () => {
    // Not the boxes that plugins print beside them, whose value is "on" by itself.
    const fields = [...host.querySelectorAll<HTMLInputElement>(`${ROW} .qty`)];
    disable(fields.every(({ value, defaultValue }) => value === defaultValue));
  };
  look();
  return undoAll([
    listenToPage("input", enable, host),
    listenToPage("change", enable, host),
    listenToPage("updated_wc_div", look),
    () => disable(false),
  ]);
};
