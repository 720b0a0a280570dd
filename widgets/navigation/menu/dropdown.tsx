import { useState } from "react";
import { createPortal } from "react-dom";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { DropdownParts, MenuProps } from "./contract.ts";
import type { DropdownMode } from "./effective-mode.ts";
import { useCollapse } from "./use-collapse.ts";
import { usePanelPlace } from "./use-panel-place.ts";

interface BackButtonProps {
  floater: HTMLElement;
  text: string;
  onClick: () => void;
}

const BackButton = ({ floater, text, onClick }: BackButtonProps) =>
  createPortal(
    <button type="button" className="breakdance-dropdown-back-button" onClick={onClick}>
      {text}
    </button>,
    useSlot(floater, "afterbegin"),
  );

interface DropdownProps {
  menu: MenuProps;
  parts: DropdownParts;
  mode: DropdownMode;
  isOpen: boolean;
  onBack: () => void;
}

/** One dropdown's states on its server nodes. */
export const Dropdown = ({ menu, parts, mode, isOpen, onBack }: DropdownProps) => {
  const { root, link, arrow, floater, hasLink } = parts;
  const { host, list, settings, texts } = menu;
  const uid = useUid();
  const [id] = useState(floater.id || `${uid}-panel`);
  const states = { "aria-expanded": String(isOpen), "aria-controls": id };
  const isButton = !hasLink && link instanceof HTMLAnchorElement;
  useAttributes(link, isButton ? { ...states, role: "button" } : states);
  useAttributes(arrow, states);
  useAttributes(floater, { id, "aria-hidden": String(!isOpen) });
  useClasses(root, isOpen ? "breakdance-dropdown--open" : "");
  usePanelPlace({ host, list, parts, mode, isOpen, settings });
  useCollapse(floater, isOpen, mode === "accordion");
  return mode === "slide" ? <BackButton floater={floater} text={texts.back} onClick={onBack} /> : null;
};
