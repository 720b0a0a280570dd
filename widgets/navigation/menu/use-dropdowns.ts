import { useRef, useState } from "react";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import type { DropdownParts } from "./contract.ts";
import { afterClosing, afterOpening } from "./open-dropdowns.ts";

type Opener = "pointer" | "keyboard" | "hover";

interface DropdownsOptions {
  keepsOthers: boolean;
  /** A panel that covers its toggle takes the focus however it was opened. */
  coversToggle: boolean;
  focusSoon: (scope: HTMLElement | null) => void;
}

/** The control that the shopper opens a dropdown with: the one that has the focus, or the one that does nothing else. */
const controlOf = ({ link, arrow, hasLink }: DropdownParts): HTMLElement => {
  const focused = [link, arrow].find((control) => control === document.activeElement);
  return focused ?? ((hasLink && arrow) || link);
};

/** Which dropdowns are open, and where the focus goes. */
export const useDropdowns = ({ keepsOthers, coversToggle, focusSoon }: DropdownsOptions) => {
  const [open, setOpen] = useState<readonly DropdownParts[]>([]);
  const opened = useRef(new WeakMap<DropdownParts, { by: Opener; control: HTMLElement }>());

  const openOne = (dropdown: DropdownParts, by: Opener) => {
    opened.current.set(dropdown, { by, control: controlOf(dropdown) });
    setOpen((now) => afterOpening(now, dropdown, keepsOthers));
    if (by === "keyboard" || coversToggle) focusSoon(dropdown.floater);
  };

  const closeOne = (dropdown: DropdownParts, givesFocusBack = false) => {
    const hadFocus = dropdown.floater.contains(document.activeElement) || (coversToggle && isFocusLost());
    focusSoon(null);
    setOpen((now) => afterClosing(now, dropdown));
    if (givesFocusBack && hadFocus) moveFocus(opened.current.get(dropdown)?.control ?? dropdown.link);
  };

  const closeAll = () => {
    // The mobile menu may be about to take the focus.
    if (open.length > 0) focusSoon(null);
    setOpen((now) => (now.length > 0 ? [] : now));
  };

  const flip = (dropdown: DropdownParts, by: Opener) => {
    if (!open.includes(dropdown)) openOne(dropdown, by);
    // What the pointer has opened by coming there must not close under the same pointer's click.
    else if (by === "pointer" && opened.current.get(dropdown)?.by === "hover") openOne(dropdown, by);
    else closeOne(dropdown);
  };

  const isByKeyboard = (dropdown: DropdownParts): boolean => opened.current.get(dropdown)?.by === "keyboard";

  return { open, openOne, closeOne, closeAll, flip, isByKeyboard };
};

export type Dropdowns = ReturnType<typeof useDropdowns>;
